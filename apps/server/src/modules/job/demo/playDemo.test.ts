import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { createPipelineFixture } from '../../../../test/pipelineFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { demoCommands } from './demoCommands.ts';
import { playDemo } from './playDemo.ts';

const testApp = await createTestApp();
const pipeline = await createPipelineFixture(testApp);
const { hana } = pipeline.data;

test('plays three applications through the stages, each step after a pause, and leaves the offer open', async () => {
  await testApp.deps.database.updateTable('jobs').set({ start_date: '2027-04-01' }).execute();
  const applications: string[] = [];
  for (const job of pipeline.data.jobs.open.slice(0, 3)) {
    applications.unshift(await pipeline.apply(hana, job));
    testApp.clock.advance(1000);
  }
  const lines: string[] = [];
  const made = await playDemo(testApp.deps, {
    student: 'hana@michi.example',
    printLine: (line) => lines.push(line),
    wait: async () => {
      lines.push('pause');
      testApp.clock.advance(1000);
    },
  });
  expect(made).toBe(12);
  expect(lines.filter((line) => line === 'pause')).toHaveLength(11);
  expect(lines[0]).toMatch(/^Control engineer 3, .*: the company requests a first interview$/);
  expect(lines.filter((line, index) => (line === 'pause') !== (index % 2 === 1))).toEqual([]);
  expect(await Promise.all(applications.map((id) => pipeline.stageOf(id)))).toEqual([
    'OFFERED',
    'UNLUCKY',
    'UNLUCKY',
  ]);
});

test('says what to do if no application is waiting', async () => {
  const act = playDemo(testApp.deps, {
    student: 'alex@michi.example',
    printLine: () => undefined,
    wait: async () => undefined,
  });
  await expect(act).rejects.toThrow('--student has no open application: apply for a job first');
});

describe('the command', () => {
  async function michi(...args: readonly string[]): Promise<readonly string[]> {
    const printed: string[] = [];
    const program = new Command('michi');
    const say = (line: string) => printed.push(line);
    demoCommands(program, async (work) => void printed.push(...(await work(testApp.deps)).lines), say);
    for (const command of program.commands.flatMap(({ commands }) => commands))
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(['demo', ...args], { from: 'user' });
    return printed;
  }

  test('ends an interview that is accepted, and plays steps without a pause', async () => {
    await testApp.deps.database.updateTable('jobs').set({ start_date: '2027-04-01' }).execute();
    const student = await testApp.signInStudent();
    const [job = ''] = pipeline.data.jobs.open;
    const application = await pipeline.apply(student, job);
    const interview = await pipeline.requestInterview(application, { startsAt: pipeline.inDays(1) });
    await pipeline.respondToInterview(student, interview, { action: 'accept' });
    expect(await michi('hold-interview', '--application', application)).toEqual(['The interview is over.']);
    const player = await testApp.signInStudent();
    await pipeline.apply(player, job);
    const steps = await michi('play', '--student', player.email, '--pause', '0');
    expect(steps.at(-1)).toBe(`${steps.length - 1} steps were played.`);
  });

  test.each(['-1', '3601', 'soon', '1.'])('rejects a pause of %s seconds', async (pause) => {
    await expect(michi('play', '--pause', pause)).rejects.toThrow('Give seconds from 0 to 3600.');
  });
});

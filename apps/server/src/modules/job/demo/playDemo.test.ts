import { expect, test } from 'vitest';
import { createPipelineFixture } from '../../../../test/pipelineFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
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

test('says what to do without an application that waits', async () => {
  const act = playDemo(testApp.deps, {
    student: 'alex@michi.example',
    printLine: () => undefined,
    wait: async () => undefined,
  });
  await expect(act).rejects.toThrow('--student has no open application: apply for a job first');
});

import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { pipelineCommands } from './pipelineCommands.ts';

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;
let application: string;
let printed: string[];

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  printed = [];
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  application = await pipeline.apply(student, present(pipeline.data.jobs.open[0]));
});

/** Runs a command as a terminal would; refusals of the command line throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  pipelineCommands(program, async (work) => {
    printed.push(...(await work(testApp.deps)).lines);
  });
  for (const command of program.commands.flatMap(({ commands }) => commands)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['pipeline', ...args], { from: 'user' });
}

describe('the commands of the pipeline', () => {
  test('lead an application to an offer, the student answering in between', async () => {
    const named = ['--student', student.email, '--job', 'J-1'];
    await michi('request-interview', ...named, '--starts-at', '2026-11-27T17:30', '--phase', '面談');
    const id = present(/[\da-f-]{36}/.exec(printed[0] ?? ''))[0];
    const candidates = ['2026-11-30T01:00:00.000Z', '2026-12-01T04:00:00.000Z'];
    const wish = { action: 'reschedule', reason: 'CLASS_OR_EXAM', candidates };
    expect((await pipeline.respondToInterview(student, id, wish)).status).toBe(200);
    await michi('confirm-time', ...named, '--candidate', '2');
    expect(printed[1]).toBe('The interview is confirmed for 2026-12-01 13:00 JST.');
    const record = () => michi('record-result', '--application', application, '--outcome', 'selected');
    await expect(record()).rejects.toThrow(
      'pass-interview is not possible: the interview begins at 2026-12-01 13:00 JST.',
    );
    testApp.clock.set('2026-12-01T04:00:00.000Z');
    await record();
    const terms = ['--expires-at', '2026-12-10T17:00', '--joining-date', '2027-04-01'];
    await michi('send-offer', '--application', application, ...terms, '--message-jp', 'ようこそ');
    expect(await pipeline.stageOf(application)).toBe('OFFERED');
    const letter = await testApp.deps.database
      .selectFrom('job_offers')
      .select(['expires_at', 'message_jp'])
      .where('application_id', '=', application)
      .executeTakeFirst();
    expect(letter).toEqual({ expires_at: '2026-12-10T08:00:00.000Z', message_jp: 'ようこそ' });
  });

  test('print what the company receives', async () => {
    const { jobs } = pipeline.data;
    const question = {
      id: '0199a1c2-0000-8000-8000-0000000e0001',
      kind: 'TEXT',
      text: null,
      textJp: '学生時代に力を入れたことは？',
      isRequired: true,
      maxCharacters: 400,
      choices: [],
      fileTypes: [],
      maxMegabytes: null,
    };
    await testApp.deps.database
      .updateTable('jobs')
      .set({ questions: JSON.stringify([question]) })
      .where('id', '=', present(jobs.open[1]))
      .execute();
    const body = {
      action: 'apply',
      note: 'Robots',
      answers: [{ questionId: question.id, text: '読書会です。\n毎週開きました。' }],
    };
    const { data } = await testApp.request(manifest.job.actOnJob, 200, {
      params: { id: present(jobs.open[1]) },
      token: student.token,
      body,
    });
    await michi('show-sent', '--application', present(data.job.application).id);
    expect(printed.slice(1)).toEqual([
      'Resume:',
      '  -',
      'Reason for applying:',
      '  -',
      'Message:',
      '  Robots',
      '学生時代に力を入れたことは？:',
      '  読書会です。',
      '  毎週開きました。',
    ]);
    expect(printed[0]).toContain(`${student.email}  J-2  sent 2026-11-20 12:00 JST`);
  });

  test('write the files that the company receives to a folder', async () => {
    const { jobs } = pipeline.data;
    const question = {
      id: '0199a1c2-0000-8000-8000-0000000e0005',
      kind: 'FILE',
      text: 'What have you made?',
      textJp: null,
      isRequired: true,
      maxCharacters: null,
      choices: [],
      fileTypes: ['PDF'],
      maxMegabytes: 1,
    };
    await testApp.deps.database
      .updateTable('jobs')
      .set({ questions: JSON.stringify([question]) })
      .where('id', '=', present(jobs.open[2]))
      .execute();
    const made = pdfFile('ロボット.pdf');
    const { data: file } = await testApp.request(manifest.job.createApplicationFile, 201, {
      token: student.token,
      ...(await formRequest({ file: made })),
    });
    const { data } = await testApp.request(manifest.job.actOnJob, 200, {
      params: { id: present(jobs.open[2]) },
      token: student.token,
      body: { action: 'apply', answers: [{ questionId: question.id, fileId: file.id }] },
    });
    const parent = await mkdtemp(join(tmpdir(), 'michi-sent-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const folder = join(parent, 'files');
    const named = ['--application', present(data.job.application).id];
    await michi('show-sent', ...named);
    expect(printed.slice(-2)).toEqual([
      'What have you made?:',
      `  ロボット.pdf (application/pdf, ${made.size} bytes)`,
    ]);
    await michi('show-sent', ...named, '--files', folder);
    const path = join(folder, '1-ロボット.pdf');
    expect(printed.at(-1)).toBe(`Written: ${path}`);
    expect(new Uint8Array(await readFile(path))).toEqual(new Uint8Array(await made.arrayBuffer()));
  });

  test('recommend and reject in the name of the university', async () => {
    await michi('recommend', '--student', student.email, '--job', 'J-11', '--note', 'Your field');
    await michi('reject', '--application', application, '--by', 'university');
    const actors = await testApp.deps.database
      .selectFrom('application_events as e')
      .innerJoin('applications as a', 'a.id', 'e.application_id')
      .select(['e.action', 'e.actor'])
      .where('a.user_id', '=', student.userId)
      .where('e.actor', '<>', 'STUDENT')
      .orderBy('e.id')
      .execute();
    expect(actors).toEqual([
      { action: 'recommend', actor: 'UNIVERSITY' },
      { action: 'reject', actor: 'UNIVERSITY' },
    ]);
  });

  const refused: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [['request-interview', '--job', 'J-1'], /--starts-at/],
    [['request-interview', '--starts-at', 'soon'], /--starts-at.*'soon' is invalid\. It is not a moment/],
    [['reject', '--by', 'students'], /--by.*Choose one of company, university/],
    [['record-result', '--outcome', 'perhaps'], /--outcome.*Choose one of selected, failed/],
    [['confirm-time', '--candidate', '0'], /--candidate.*Give a number from 1/],
    [['confirm-time', '--candidate', '1', '--starts-at', '2026-11-27T17:30'], /cannot be used with/],
    [
      ['send-offer', '--expires-at', '2026-12-10T17:00', '--joining-date', '1 April'],
      /--joining-date.*not a day/,
    ],
    [['reject', '--note', '  '], /--note.*It is empty/],
    [['reject', '--why', 'no'], /--why/],
  ];
  test.each(refused)('%j is refused by the name of the flag', async (args, message) => {
    await expect(michi(...args)).rejects.toThrow(message);
    expect(printed).toEqual([]);
  });
});

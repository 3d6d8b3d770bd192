import { Command } from 'commander';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { timesheetCommands } from './timesheetCommands.ts';

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
  const { database } = testApp.deps;
  await database.deleteFrom('timesheet_weeks').execute();
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  application = await pipeline.apply(student, present(pipeline.data.jobs.open[1]));
  await database
    .insertInto('timesheet_days')
    .values({
      application_id: application,
      day: '2026-11-09',
      start_time: '09:30',
      finish_time: '18:00',
      break_minutes: 60,
      comments: 'Fitting the arm',
    })
    .execute();
  await submit();
});

async function submit(): Promise<void> {
  const name = { application_id: application, month: '2026-11-01', week: 2 };
  await testApp.deps.database
    .insertInto('timesheet_weeks')
    .values({ ...name, submitted_at: testApp.clock.now() })
    .execute();
}

/** Runs a command as a terminal would; refusals of the command line throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  timesheetCommands(program, async (work) => {
    printed.push(...(await work(testApp.deps)).lines);
  });
  for (const command of program.commands.flatMap(({ commands }) => commands)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['timesheet', ...args], { from: 'user' });
}

const week = () => ['--application', application, '--month', '2026-11', '--week', '2'];
const read = async () =>
  testApp.deps.database
    .selectFrom('timesheet_weeks')
    .select(['status', 'reason', 'reason_jp'])
    .where('application_id', '=', application)
    .executeTakeFirst();
const notified = async () =>
  testApp.deps.database
    .selectFrom('notifications')
    .select(['title', 'title_jp', 'body', 'body_jp', 'link'])
    .where('user_id', '=', student.userId)
    .where('kind', '=', 'TIMESHEET_CHANGE')
    .execute();

describe('a submitted week', () => {
  test('is listed with its days until it is approved, once, and its student is notified', async () => {
    await michi('list');
    expect(printed).toEqual([
      `${application}  ${student.email}  J-2  Yukari Robotics  2026-11 week 2  7:30  submitted 2026-11-20 12:00 JST`,
      '  2026-11-09  09:30–18:00, break 60 min  7:30  Fitting the arm',
    ]);
    await michi('approve', '--student', student.email, '--job', 'J-2', '--month', '2026-11', '--week', '2');
    expect(await read()).toMatchObject({ status: 'APPROVED', reason: null });
    expect(await notified()).toEqual([
      {
        title: 'Your hours for week 2 of November 2026 were approved',
        title_jp: '2026年11月第2週の勤務時間が承認されました',
        body: 'Yukari Robotics: Control engineer 2',
        body_jp: 'ゆかりロボティクス株式会社「制御エンジニア 2」',
        link: '/student/timesheet?month=2026-11',
      },
    ]);
    await expect(michi('approve', ...week())).rejects.toThrow(
      '--week has already been approved: week 2 of 2026-11',
    );
    await expect(michi('send-back', ...week(), '--reason', 'Too late')).rejects.toThrow(
      'already been approved',
    );
    printed = [];
    await michi('list');
    expect(printed).toEqual(['No week is waiting for an approval.']);
    expect(await notified()).toHaveLength(1);
  });

  test('is sent back with a reason, which its student reads', async () => {
    await michi('send-back', ...week(), '--reason-jp', '休業日でした。');
    expect(await read()).toEqual({ status: 'SENT_BACK', reason: null, reason_jp: '休業日でした。' });
    expect(await notified()).toMatchObject([
      {
        title: 'Your hours for week 2 of November 2026 were sent back',
        title_jp: '2026年11月第2週の勤務時間が差し戻されました',
        body: 'Yukari Robotics: 休業日でした。',
        body_jp: 'ゆかりロボティクス株式会社：休業日でした。',
      },
    ]);
    await expect(michi('approve', ...week())).rejects.toThrow('sent back and not submitted again');
  });

  test.each([
    [['--month', '2026-11', '--week', '2'], '--reason or --reason-jp is missing'],
    [['--month', '2026-11', '--week', '2', '--reason', 'x'.repeat(2001)], '--reason has more than 2,000'],
    [['--month', '2026-11', '--week', '1', '--reason', 'Late'], '--week has not been submitted: week 1'],
    [['--month', '2026-13', '--week', '1', '--reason', 'Late'], 'Give a month'],
    [['--month', '2026-11', '--week', '6', '--reason', 'Late'], 'Give a number from 1 to 5'],
  ])('does not change after an invalid command: %j', async (flags, refusal) => {
    await expect(michi('send-back', '--application', application, ...flags)).rejects.toThrow(refusal);
    expect(await read()).toMatchObject({ status: 'SUBMITTED' });
    expect(await notified()).toEqual([]);
  });
});

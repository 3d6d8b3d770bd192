import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { recommend } from '../operator/recommend.ts';
import { remindOfDeadlines } from './remindOfDeadlines.ts';

const HOUR = 60 * 60 * 1000;

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});
beforeEach(async () => {
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

const database = () => testApp.deps.database;
const now = () => testApp.clock.now();
const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR);
const job = (index = 1) => present(pipeline.data.jobs.open[index]);
const remind = () => remindOfDeadlines(database(), now());

async function favorite(id: string, closesAt: Date, markedAt = inHours(-48)): Promise<void> {
  await database().updateTable('jobs').set({ entry_deadline: closesAt }).where('id', '=', id).execute();
  await database()
    .insertInto('job_favorites')
    .values({ user_id: student.userId, job_id: id, created_at: markedAt })
    .execute();
}

const reminders = () =>
  database()
    .selectFrom('notifications')
    .select(['title', 'title_jp', 'body', 'body_jp', 'link'])
    .where('user_id', '=', student.userId)
    .where('kind', '=', 'JOB_DEADLINE')
    .orderBy('id')
    .execute();

describe('a favorite', () => {
  test('that closes within a day is announced once, in both languages', async () => {
    await favorite(job(), new Date('2026-11-21T02:00:00Z'));
    await remind();
    await remind();
    expect(await reminders()).toEqual([
      {
        title: 'One of your favorites closes within 24 hours',
        title_jp: 'お気に入りの求人の応募締切まで24時間を切りました',
        body: 'Control engineer 2, Yukari Robotics. Apply by {2026-11-21T02:00:00.000Z}.',
        body_jp:
          'ゆかりロボティクス株式会社「制御エンジニア 2」には、{2026-11-21T02:00:00.000Z}まで応募できます。',
        link: `/student/job/public-jobs/details?id=${job()}`,
      },
    ]);
  });

  test('is announced once even if several processes run at the same time', async () => {
    await favorite(job(2), inHours(20));
    await Promise.all(Array.from({ length: 6 }, remind));
    expect(await reminders()).toHaveLength(1);
  });

  test('is announced again when its deadline has moved, also after the first was cleared', async () => {
    await favorite(job(3), inHours(20));
    await remind();
    await database().deleteFrom('notifications').where('user_id', '=', student.userId).execute();
    await remind();
    expect(await reminders()).toHaveLength(0);
    await database()
      .updateTable('jobs')
      .set({ entry_deadline: inHours(22) })
      .where('id', '=', job(3))
      .execute();
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test('of the university depends on the deadline of the university', async () => {
    const id = pipeline.data.jobs.ofUniversity;
    await favorite(id, inHours(96));
    await remind();
    expect(await reminders()).toHaveLength(0);
    const deadline = { university_deadline: new Date('2026-11-21T02:00:00Z') };
    await database().updateTable('jobs').set(deadline).where('id', '=', id).execute();
    await remind();
    await remind();
    expect((await reminders()).map(({ body }) => body)).toEqual([
      expect.stringContaining('Apply by {2026-11-21T02:00:00.000Z}'),
    ]);
  });

  test.each([
    ['closes later', () => favorite(job(4), inHours(25))],
    ['has closed', () => favorite(job(4), inHours(-1))],
    ['was marked within that day', () => favorite(job(4), inHours(20), inHours(-1))],
    [
      'was applied to',
      async () => {
        await favorite(job(4), inHours(20));
        await pipeline.apply(student, job(4));
      },
    ],
    [
      'was ended by the company',
      async () => {
        await favorite(pipeline.data.jobs.closed, inHours(20));
      },
    ],
    ['is of another university', () => favorite(pipeline.data.jobs.ofOther, inHours(20))],
    [
      'is that of an account on leave',
      async () => {
        await favorite(job(4), inHours(20));
        await database()
          .updateTable('users')
          .set({ account_status: 'ON_LEAVE' })
          .where('id', '=', student.userId)
          .execute();
      },
    ],
  ])('that %s is not notified', async (_why, arrange) => {
    await arrange();
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

describe('a due response', () => {
  test('to an interview is announced once within the last day, and links to it', async () => {
    const application = await pipeline.apply(student, job(5));
    const interview = await pipeline.requestInterview(application, { respondBy: inHours(30) });
    await remind();
    expect(await reminders()).toEqual([]);
    testApp.clock.advance(8 * HOUR);
    await Promise.all([remind(), remind()]);
    expect(await reminders()).toMatchObject([
      {
        title: 'Less than 24 hours left to respond to Yukari Robotics',
        link: `/student/job/interview/details?id=${interview}`,
      },
    ]);
  });

  test('to a recommendation is due at the university', async () => {
    // An earlier deadline would be that of the answer.
    await database()
      .updateTable('jobs')
      .set({ university_deadline: null })
      .where('code', '=', 'J-11')
      .execute();
    await recommend(database(), { student: student.email, job: 'J-11' }, { answerBy: inHours(30) }, now());
    testApp.clock.advance(8 * HOUR);
    await remind();
    expect(await reminders()).toMatchObject([
      { title: 'Less than 24 hours left to respond to Seiryo University' },
    ]);
  });

  test('to an offer links to the letter', async () => {
    const application = await pipeline.apply(student, job(6));
    const offer = await pipeline.offer(student, application, { expiresAt: inHours(30), code: 'OWED-1' });
    testApp.clock.advance(8 * HOUR);
    await remind();
    expect((await reminders()).map(({ link }) => link)).toEqual([`/student/job/offer-letter?id=${offer}`]);
  });

  test.each(['BLOCKED', 'ON_LEAVE'] as const)('is not announced to an account that is %s', async (status) => {
    const application = await pipeline.apply(student, job(5));
    await pipeline.requestInterview(application, { respondBy: inHours(30) });
    const ofStudent = database().updateTable('users').where('id', '=', student.userId);
    await ofStudent.set({ account_status: status }).execute();
    testApp.clock.advance(8 * HOUR);
    await remind();
    expect(await reminders()).toEqual([]);
    await ofStudent.set({ account_status: 'ACTIVE' }).execute();
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test('is not announced after a response, or if it was requested within that day', async () => {
    const answered = await pipeline.apply(student, job(0));
    const interview = await pipeline.requestInterview(answered, { respondBy: inHours(30) });
    await pipeline.respondToInterview(student, interview, { action: 'accept' });
    const short = await pipeline.apply(student, job(7));
    await pipeline.requestInterview(short, { respondBy: inHours(20) });
    testApp.clock.advance(8 * HOUR);
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

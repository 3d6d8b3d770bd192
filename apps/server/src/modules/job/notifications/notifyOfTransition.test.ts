import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { confirmTime } from '../operator/confirmTime.ts';
import { recommend } from '../operator/recommend.ts';
import { recordResult } from '../operator/recordResult.ts';
import { reject } from '../operator/reject.ts';
import { noticeText } from './noticeText.ts';

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
  await testApp.deps.database
    .updateTable('universities')
    .set({ name_jp: '青嶺大学' })
    .where('id', '=', pipeline.data.universityId)
    .execute();
});
beforeEach(async () => {
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

const database = () => testApp.deps.database;
const now = () => testApp.clock.now();
/** Job 2 of the small fixture, of the company that has a Japanese name. */
const job = () => present(pipeline.data.jobs.open[1]);

const lines = () =>
  database()
    .selectFrom('notifications')
    .select([
      'kind',
      'notification_group',
      'title',
      'title_jp',
      'body',
      'body_jp',
      'link',
      'application_link',
      'created_at',
    ])
    .where('user_id', '=', student.userId)
    .orderBy('id')
    .execute();
const newest = async () => present((await lines()).at(-1));

test('a request for an interview says who asks, for what, and until when', async () => {
  const application = await pipeline.apply(student, job());
  const interview = await pipeline.requestInterview(application, {
    respondBy: new Date('2026-11-21T08:00:00Z'),
  });
  expect(await lines()).toEqual([
    {
      kind: 'INTERVIEW_REQUEST',
      notification_group: 'JOBS',
      title: 'Yukari Robotics invited you to a first interview',
      title_jp: 'ゆかりロボティクス株式会社から一次面接の依頼が届きました',
      body: 'Control engineer 2. Respond by {2026-11-21T08:00:00.000Z}.',
      body_jp: '「制御エンジニア 2」の面接依頼について、{2026-11-21T08:00:00.000Z}までにご回答ください。',
      link: `/student/job/interview/details?id=${interview}`,
      application_link: `/student/job/applications/details?id=${application}`,
      created_at: now().toISOString(),
    },
  ]);
});

test("what the student does is no news to them, but for the other's answer", async () => {
  const application = await pipeline.apply(student, job());
  const interview = await pipeline.requestInterview(application, { by: 'UNIVERSITY' });
  expect(await newest()).toMatchObject({
    title: 'Seiryo University invited you to an internal interview',
    title_jp: '青嶺大学から学内面接の依頼が届きました',
    body: expect.stringMatching(/^Yukari Robotics: Control engineer 2\. Respond by /),
    body_jp: expect.stringMatching(/^ゆかりロボティクス株式会社「制御エンジニア 2」の面接依頼について/),
  });
  const candidates = ['2026-12-01T01:00:00.000Z'];
  await pipeline.respondToInterview(student, interview, {
    action: 'reschedule',
    reason: 'CLASS_OR_EXAM',
    candidates,
  });
  expect(await lines()).toHaveLength(1);
  await confirmTime(database(), { application }, { candidate: 1 }, now());
  expect(await newest()).toMatchObject({
    kind: 'INTERVIEW_CHANGE',
    title: 'Seiryo University confirmed a new time for your internal interview',
    body: 'Yukari Robotics: Control engineer 2. It starts on {2026-12-01T01:00:00.000Z}.',
    body_jp: 'ゆかりロボティクス株式会社「制御エンジニア 2」の面接は、{2026-12-01T01:00:00.000Z}からです。',
    link: `/student/job/interview/details?id=${interview}`,
  });
  await pipeline.respondToInterview(student, interview, { action: 'cancel', reason: 'SCHEDULE_MISMATCH' });
  expect(await lines()).toHaveLength(2);
});

test('the steps to an offer: interview, result, offer, and none for accepting it', async () => {
  const application = await pipeline.apply(student, job());
  const offer = await pipeline.offer(student, application);
  expect((await lines()).map(({ kind }) => kind)).toEqual([
    'INTERVIEW_REQUEST',
    'INTERVIEW_RESULT',
    'JOB_OFFER',
  ]);
  expect((await lines())[1]).toMatchObject({
    title: 'Yukari Robotics sent the result of your first interview',
    body: 'Control engineer 2. You passed.',
  });
  expect(await newest()).toMatchObject({
    title: 'Yukari Robotics sent you a job offer',
    link: `/student/job/offer-letter?id=${offer}`,
  });
  await pipeline.respondToOffer(student, { jobOfferId: offer, action: 'accept-offer' });
  expect(await lines()).toHaveLength(3);
});

test('a rejection links to the application, with all that was sent', async () => {
  const failed = await pipeline.apply(student, job());
  const interview = await pipeline.requestInterview(failed);
  await pipeline.respondToInterview(student, interview, { action: 'accept' });
  await pipeline.decideInterview(failed, { outcome: 'FAILED' });
  expect(await newest()).toMatchObject({
    kind: 'INTERVIEW_RESULT',
    body: 'Control engineer 2. You weren’t selected this time.',
    link: `/student/job/applications/details?id=${failed}`,
  });
  const other = present(pipeline.data.jobs.open[3]);
  const rejected = await pipeline.apply(student, other);
  await reject(database(), { application: rejected }, { by: 'COMPANY' }, now());
  expect(await newest()).toMatchObject({
    kind: 'UNLUCKY',
    title: 'Yukari Robotics reviewed your application',
    link: `/student/job/applications/details?id=${rejected}`,
  });
});

test('a recommendation names the university and the job, and links to its list', async () => {
  await recommend(database(), { student: student.email, job: 'J-11' }, {}, now());
  expect(await newest()).toMatchObject({
    kind: 'RECOMMENDATION',
    title: 'Seiryo University recommended you for Control engineer 11',
    title_jp: '青嶺大学から「制御エンジニア 11」の推薦が届きました',
    link: `/student/job/university-jobs/details?id=${pipeline.data.jobs.ofUniversity}`,
  });
});

test('a refused action notifies nobody', async () => {
  await pipeline.apply(student, job());
  const target = { student: student.email, job: 'J-2' };
  await expect(recordResult(database(), target, { outcome: 'SELECTED' }, now())).rejects.toThrow();
  expect(await lines()).toEqual([]);
});

test('the longest names leave a title that the contract takes', () => {
  const long = 'あ'.repeat(200);
  const { title, titleJp } = noticeText('request-interview', {
    job: long,
    jobJp: long,
    company: long,
    companyJp: long,
    party: 'X'.repeat(200),
    partyJp: long,
    phase: 'HR '.repeat(60),
    phaseJp: long,
    startsAt: null,
    dueAt: null,
  });
  expect([...title]).toHaveLength(300);
  expect([...(titleJp ?? '')]).toHaveLength(300);
});

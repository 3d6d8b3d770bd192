import { manifest } from '@michi/api/manifest';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.ts';
import { recommend } from '../operator/recommend.ts';
import { reject } from '../operator/reject.ts';

const { job, user, chat } = manifest;
const NOON = '2026-11-20T03:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

let testApp: TestApp;
let pipeline: PipelineFixture;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

const database = () => testApp.deps.database;

/** The student with a fresh session, as the first one may have expired. */
const renewed = async (student: SignedIn): Promise<SignedIn> => ({
  ...student,
  ...(await beginSession(testApp.deps, student.userId, 'FULL')),
  refreshToken: '',
});
const now = () => testApp.clock.now();

type Audience = 'PUBLIC' | 'UNIVERSITY';

/** What becomes of one job of the student. */
const STORIES = [
  'applied',
  'recommended',
  'asked',
  'askedByUniversity',
  'moved',
  'accepted',
  'selected',
  'failed',
  'rejected',
  'offered',
  'denied',
  'withdrawn',
] as const;

/** Moves one job of a student through a story; a story that is not possible ends sooner. */
async function notify(
  story: (typeof STORIES)[number],
  student: SignedIn,
  id: string,
  code: string,
): Promise<void> {
  if (story === 'recommended') {
    await recommend(
      database(),
      { student: student.email, job: code },
      { answerBy: pipeline.inDays(2) },
      now(),
    );
    return;
  }
  const application = await pipeline.apply(student, id);
  if (story === 'applied') return;
  if (story === 'rejected') {
    await reject(database(), { application }, { by: 'COMPANY' }, now());
    return;
  }
  if (story === 'offered' || story === 'denied') {
    const jobOfferId = await pipeline.offer(student, application, { expiresAt: pipeline.inDays(3) });
    if (story === 'denied')
      await pipeline.respondToOffer(student, { jobOfferId, action: 'deny-offer', reason: 'FAMILY_WILL' });
    return;
  }
  const interview = await pipeline.requestInterview(application, {
    by: story === 'askedByUniversity' ? 'UNIVERSITY' : 'COMPANY',
    startsAt: pipeline.inDays(4),
    respondBy: pipeline.inDays(1),
  });
  if (story === 'asked' || story === 'askedByUniversity') return;
  if (story === 'moved') {
    const candidates = [pipeline.inDays(6).toISOString()];
    await pipeline.respondToInterview(student, interview, {
      action: 'reschedule',
      reason: 'TRAVEL',
      candidates,
    });
    return;
  }
  if (story === 'withdrawn') {
    await pipeline.respondToInterview(student, interview, { action: 'deny', reason: 'SCHEDULE_MISMATCH' });
    return;
  }
  await pipeline.respondToInterview(student, interview, { action: 'accept' });
  if (story === 'selected') await pipeline.decideInterview(application, { outcome: 'SELECTED' });
  if (story === 'failed') await pipeline.decideInterview(application, { outcome: 'FAILED' });
}

/** Every response of a student that states or counts a required action. */
async function readAll({ token }: SignedIn) {
  const list = async (audience: Audience, query: string) =>
    (
      await testApp.request(job.listApplications, 200, {
        query: `audience=${audience}&size=1000${query}`,
        token,
      })
    ).data;
  const recommendations = async (query: string) =>
    (await testApp.request(job.listRecommendations, 200, { query: `size=1000${query}`, token })).data;
  const stagesOf = async (audience: Audience) => {
    const everything = await list(audience, '');
    const recommended = await list(audience, '&stage=RECOMMENDED');
    const withdrawn = await list(audience, '&stage=WITHDRAWN');
    const byId = [...everything.data, ...recommended.data, ...withdrawn.data].map(
      (one) => [one.id, one] as const,
    );
    return [...new Map(byId).values()].map(({ application }) => present(application));
  };
  const ofTab = async (audience: Audience, query: string) => {
    const page = await list(audience, query);
    expect(page.data).toHaveLength(page.totalRecords);
    return page.totalRecords;
  };
  const [publicCounters, universityCounters] = [
    (await testApp.request(job.getJobCounters, 200, { token })).data,
    (await testApp.request(job.getUniversityJobCounters, 200, { token })).data,
  ];
  const tabs = async (audience: Audience) => ({
    recommendation: (await recommendations(`&audience=${audience}`)).totalRecords,
    applied: await ofTab(audience, ''),
    internalRequest: await ofTab(audience, '&stage=INTERVIEW_REQUESTED&interviewer=UNIVERSITY'),
    interviewRequest: await ofTab(audience, '&stage=INTERVIEW_REQUESTED&interviewer=COMPANY'),
    internalInterviewAccepted: await ofTab(audience, '&stage=INTERVIEW_ACCEPTED&interviewer=UNIVERSITY'),
    acceptedInterview: await ofTab(audience, '&stage=INTERVIEW_ACCEPTED&interviewer=COMPANY'),
    internalInterviewResult: await ofTab(
      audience,
      '&stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true&interviewer=UNIVERSITY',
    ),
    interviewResult: await ofTab(
      audience,
      '&stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true&interviewer=COMPANY',
    ),
    jobOffer: await ofTab(audience, '&stage=OFFERED&stage=OFFER_ACCEPTED&stage=OFFER_DENIED'),
    unlucky: await ofTab(audience, '&stage=UNLUCKY'),
  });
  return {
    counters: { PUBLIC: publicCounters, UNIVERSITY: universityCounters },
    tabs: { PUBLIC: await tabs('PUBLIC'), UNIVERSITY: await tabs('UNIVERSITY') },
    applications: [...(await stagesOf('PUBLIC')), ...(await stagesOf('UNIVERSITY'))],
    recommendations: await recommendations(''),
    summaries: await Promise.all(
      ['THIS_WEEK', 'ONE_YEAR'].map(
        async (period) =>
          (await testApp.request(job.getStudentJobSummary, 200, { query: `period=${period}`, token })).data,
      ),
    ),
    calendar: (
      await testApp.request(user.showCalendar, 200, { query: 'dateRange=2026-11-01,2026-12-31', token })
    ).data,
  };
}

/** A number that two operations return, equal in both. */
function checkAgreement(read: Awaited<ReturnType<typeof readAll>>): number {
  const { applications, calendar, counters, recommendations, summaries, tabs } = read;
  for (const audience of ['PUBLIC', 'UNIVERSITY'] as const) {
    expect(counters[audience], audience).toMatchObject(tabs[audience]);
  }
  const owed = applications.filter(({ turn }) => turn === 'STUDENT');
  const ids = owed.map(({ id }) => id).toSorted();
  // A date to answer by is shown where an answer is owed, and nowhere else.
  expect(
    applications
      .filter(({ answerBy }) => answerBy !== null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids);
  const recommended = owed.filter(({ stage }) => stage === 'RECOMMENDED').length;
  expect(recommendations.totalRecords).toBe(recommended);
  const open = applications
    .filter(({ stage, turn }) => turn !== null || stage === 'INTERVIEW_ACCEPTED')
    .map(({ id }) => id);
  const waitingForOthers = applications.filter(({ turn }) => turn === 'COMPANY' || turn === 'UNIVERSITY');
  for (const { nextSteps, owed: count, recommended: lines, stops, waiting } of summaries) {
    // Every open application is one tap away on the dashboard, and every one that waits for others is listed as waiting.
    const listed = new Set([...nextSteps, ...waiting].flatMap(({ applicationId }) => applicationId ?? []));
    expect([...listed].toSorted()).toEqual(open.toSorted());
    expect(waiting.map(({ applicationId }) => applicationId).toSorted()).toEqual(
      waitingForOthers.map(({ id }) => id).toSorted(),
    );
    expect(count).toBe(owed.length);
    expect(lines).toBe(recommended);
    expect(stops.reduce((sum, stop) => sum + stop.owed, lines)).toBe(count);
    const steps = nextSteps.filter(
      ({ kind }) => !['ATTEND_INTERVIEW', 'AWAIT_RESULT', 'APPLY_TO_FAVORITE'].includes(kind),
    );
    expect(steps.map(({ applicationId }) => applicationId ?? '').toSorted()).toEqual(ids);
    for (const {
      dueAt,
      job: { application },
    } of steps)
      expect(application?.answerBy).toBe(dueAt);
  }
  const requested = calendar.events.filter(({ isUnanswered, kind }) => isUnanswered && kind === 'DEADLINE');
  expect(requested).toHaveLength(owed.length);
  expect(requested.map(({ startsAt }) => startsAt).toSorted()).toEqual(
    owed.map(({ answerBy }) => answerBy ?? '').toSorted(),
  );
  return owed.length;
}

test('whatever happened and whenever it is read, no two numbers on a page disagree', async () => {
  const { open, ofUniversity } = pipeline.data.jobs;
  const jobIds = [...open.slice(0, 4), ofUniversity];
  const codes = new Map(
    (await database().selectFrom('jobs').select(['id', 'code']).execute()).map(({ code, id }) => [id, code]),
  );
  let late = 0;
  let current = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STORIES), { minLength: jobIds.length, maxLength: jobIds.length }),
      fc.integer({ min: 0, max: 60 }),
      async (stories, hoursPerStep) => {
        testApp.clock.set(NOON);
        const student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
        for (const [index, story] of stories.entries()) {
          const id = present(jobIds[index]);
          try {
            await notify(story, student, id, present(codes.get(id)));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        current += checkAgreement(await readAll(student));
        testApp.clock.advance((hoursPerStep / 24) * DAY * 2);
        late += checkAgreement(await readAll(await renewed(student)));
      },
    ),
    { numRuns: process.env['FULL'] === undefined ? 3 : 10, seed: 20_270_403 },
  );
  // A property without an answer owed, or without one that is late, would say nothing.
  expect(current).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(0);
});

test('a response stays due after its date, until it is no longer possible', async () => {
  testApp.clock.set(NOON);
  const student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  await notify('asked', student, present(pipeline.data.jobs.open[0]), 'J-1');
  await notify('offered', student, present(pipeline.data.jobs.open[1]), 'J-2');
  expect(checkAgreement(await readAll(student))).toBe(2);
  testApp.clock.advance(2 * DAY);
  expect(checkAgreement(await readAll(await renewed(student)))).toBe(2);
  testApp.clock.advance(1.5 * DAY);
  expect(checkAgreement(await readAll(await renewed(student)))).toBe(1);
  testApp.clock.advance(DAY);
  expect(checkAgreement(await readAll(await renewed(student)))).toBe(0);
});

test.each([
  ['is closed', { is_closed: true }],
  ['is full', { positions: 1, hired_positions: 1 }],
])('a recommendation for a job that %s awaits no answer', async (_, changes) => {
  testApp.clock.set(NOON);
  const student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  const id = present(pipeline.data.jobs.open[3]);
  const table = () => database().updateTable('jobs').where('id', '=', id);
  await notify('recommended', student, id, 'J-4');
  expect(checkAgreement(await readAll(student))).toBe(1);
  await table().set(changes).execute();
  const read = await readAll(await renewed(student));
  expect(checkAgreement(read)).toBe(0);
  expect(read.applications.map(({ stage, turn }) => [stage, turn])).toEqual([['RECOMMENDED', null]]);
  expect(read.calendar.events.filter(({ kind }) => kind === 'DEADLINE')).toEqual([]);
  testApp.clock.advance(1.5 * DAY);
  const reminders = async () => {
    await remindOfDeadlines(database(), now());
    return database()
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', student.userId)
      .where('kind', '=', 'JOB_DEADLINE')
      .execute();
  };
  expect(await reminders()).toEqual([]);
  await table().set({ is_closed: false, positions: null, hired_positions: 0 }).execute();
  expect(await reminders()).toHaveLength(1);
});

test('the chat counts the same responses', async () => {
  testApp.clock.set(NOON);
  const student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  const id = present(pipeline.data.jobs.open[0]);
  await notify('asked', student, id, 'J-1');
  testApp.clock.advance(2 * DAY);
  const { company_id } = await database()
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { token } = await renewed(student);
  const contact = () => testApp.request(chat.showChatEntity, 200, { params: { id: company_id }, token });
  expect((await contact()).data.answersOwed).toHaveLength(1);
});

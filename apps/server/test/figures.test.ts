import { randomUUID } from 'node:crypto';
import { manifest } from '@michi/api/manifest';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findTransition, type ApplicationStage } from '../src/pipeline/transitions.ts';
import type { Database, SeminarApplicationStatus } from '../src/platform/database/schema.ts';
import { createCareerOfficeFixture, type CareerOfficeFixture } from './careerOfficeFixture.ts';
import { createSeminarFixture, type SeminarFixture } from './seminarFixture.ts';
import { present } from './present.ts';
import { createTestApp, type SignedIn, type TestApp } from './testApp.ts';

const { job, seminar, university, user } = manifest;
const NOON = '2026-11-20T03:00:00.000Z';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const AUDIENCES = ['PUBLIC', 'UNIVERSITY'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Jobs of each audience, which are more than any card of the dashboard shows at first. */
const JOBS = { PUBLIC: 40, UNIVERSITY: 20 } as const;
const SEMINARS = 30;

let testApp: TestApp;
let fixture: SeminarFixture;
let office: CareerOfficeFixture;
let jobs: Readonly<Record<Audience, readonly string[]>>;
let seminars: readonly string[];

const inHours = (hours: number) => new Date(Date.parse(NOON) + hours * HOUR);

async function addJobs(audience: Audience): Promise<readonly string[]> {
  const rows = await testApp.deps.database
    .insertInto('jobs')
    .values(
      Array.from({ length: JOBS[audience] }, (_, index) => ({
        code: `FIGURE-${audience}-${index}`,
        company_id: present(fixture.data.companyIds[index % 2]),
        title: `Engineer ${index}`,
        employment_status: 'PERMANENT',
        terms: '{}',
        audience,
        university_id: audience === 'UNIVERSITY' ? fixture.data.universityId : null,
        entry_deadline: index % 3 === 0 ? null : inHours(index * 37 - 200),
        university_deadline: audience === 'UNIVERSITY' && index % 2 === 0 ? inHours(index * 29 - 100) : null,
        is_closed: index % 7 === 6,
        posted_at: inHours(-2000),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.set(NOON);
  fixture = await createSeminarFixture(testApp);
  jobs = { PUBLIC: await addJobs('PUBLIC'), UNIVERSITY: await addJobs('UNIVERSITY') };
  const added: string[] = [];
  for (let index = 0; index < SEMINARS; index += 1) {
    const startsAt = index * 17 - 60;
    added.push(
      await fixture.addSeminar({
        ...(index % 2 === 0
          ? {}
          : { audience: 'UNIVERSITY' as const, university_id: fixture.data.universityId }),
        starts_at: inHours(startsAt),
        ends_at: inHours(startsAt + 2),
        application_deadline: index % 3 === 0 ? null : inHours(startsAt - 24),
        university_deadline: index % 4 === 0 ? null : inHours(startsAt - 40),
        graduation_years: index % 11 === 10 ? [2020] : [],
        ...(index % 9 === 8 ? { closed_at: inHours(-1) } : {}),
        ...(index % 13 === 12 ? { cancelled_at: inHours(-1) } : {}),
      }),
    );
  }
  seminars = added;
  office = await createCareerOfficeFixture(testApp);
});

const STATES = [
  'APPLIED',
  'RECOMMENDED',
  'REQUESTED',
  'POSTPONED',
  'ACCEPTED',
  'PASSED',
  'FAILED',
  'REJECTED',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DENIED',
  'WITHDRAWN',
  'FAVORITE',
  'NOTHING',
] as const;

/** One job of the student: its state, and the times it depends on, in hours from now. */
const drawnJob = fc.record({
  state: fc.constantFrom(...STATES),
  interviewer: fc.constantFrom('COMPANY' as const, 'UNIVERSITY' as const),
  /** When the student applied. */
  applied: fc.integer({ min: -24 * 500, max: -24 * 5 }),
  /** Begin of the interview, or the end of the offer or recommendation. */
  at: fc.integer({ min: -24 * 4, max: 24 * 24 }),
  /** Hours before `at` at which an answer is due; none without. */
  ahead: fc.option(fc.integer({ min: 0, max: 96 })),
  /** When the result is expected, or hours after an interview; none without. */
  expected: fc.option(fc.integer({ min: -24 * 8, max: 24 * 30 })),
});

type DrawnJob = typeof drawnJob extends fc.Arbitrary<infer T> ? T : never;

const drawnSeminar = fc.constantFrom<SeminarApplicationStatus | null>(
  null,
  'INVITED',
  'WAITING',
  'SEAT_HELD',
  'REGISTERED',
  'ATTENDED',
  'CANCELLED',
);

const drawnPipeline = fc.record({
  public: fc.array(drawnJob, { maxLength: JOBS.PUBLIC, size: 'max' }),
  university: fc.array(drawnJob, { maxLength: JOBS.UNIVERSITY, size: 'max' }),
  seminars: fc.array(drawnSeminar, { maxLength: SEMINARS, size: 'max' }),
  holds: fc.integer({ min: -5, max: 30 }),
  counsellings: fc.array(
    fc.record({
      at: fc.integer({ min: -40, max: 40 }),
      status: fc.constantFrom('BOOKED' as const, 'CANCELLED' as const),
    }),
    { maxLength: 4 },
  ),
});

type Pipeline = typeof drawnPipeline extends fc.Arbitrary<infer T> ? T : never;

const STAGES: Readonly<Record<Exclude<DrawnJob['state'], 'FAVORITE' | 'NOTHING'>, ApplicationStage>> = {
  APPLIED: 'APPLIED',
  RECOMMENDED: 'RECOMMENDED',
  REQUESTED: 'INTERVIEW_REQUESTED',
  POSTPONED: 'INTERVIEW_REQUESTED',
  ACCEPTED: 'INTERVIEW_ACCEPTED',
  PASSED: 'INTERVIEW_RESULT',
  FAILED: 'UNLUCKY',
  REJECTED: 'UNLUCKY',
  OFFERED: 'OFFERED',
  OFFER_ACCEPTED: 'OFFER_ACCEPTED',
  OFFER_DENIED: 'OFFER_DENIED',
  WITHDRAWN: 'WITHDRAWN',
};

/** Rows of the tables that a pipeline fills. */
interface Rows {
  readonly favorites: Insertable<Database['job_favorites']>[];
  readonly applications: Insertable<Database['applications']>[];
  readonly events: Insertable<Database['application_events']>[];
  readonly interviews: Insertable<Database['interviews']>[];
  readonly offers: Insertable<Database['job_offers']>[];
}

const momentOf = (hours: number | null | undefined) =>
  hours === null || hours === undefined ? null : inHours(hours);

/** Adds what the transitions leave behind of one job. */
function addJob(rows: Rows, userId: string, jobId: string, drawn: DrawnJob): void {
  const { ahead, applied, at, expected, interviewer, state } = drawn;
  if (state === 'NOTHING') return;
  if (state === 'FAVORITE') {
    rows.favorites.push({ user_id: userId, job_id: jobId, created_at: inHours(-2000) });
    return;
  }
  const id = randomUUID();
  const isDecided = state === 'PASSED' || state === 'FAILED';
  const startsAt = isDecided ? Math.min(at, -2) : at;
  const decision = findTransition('INTERVIEW_ACCEPTED', 'pass-interview', 'COMPANY');
  const expectations: Partial<Record<DrawnJob['state'], number | null>> = {
    APPLIED: expected,
    POSTPONED: expected === null ? null : Math.min(expected, startsAt),
    ACCEPTED: expected === null ? null : startsAt + 1 + Math.abs(expected),
    PASSED: present(decision).records.resultExpectedBy === true ? expected : null,
  };
  const replyDates: Partial<Record<DrawnJob['state'], number | null>> = {
    RECOMMENDED: at,
    REQUESTED: ahead === null ? null : startsAt - ahead,
    OFFERED: at,
  };
  rows.applications.push({
    id,
    user_id: userId,
    job_id: jobId,
    stage: STAGES[state],
    interviewer,
    applied_at: state === 'RECOMMENDED' ? null : inHours(applied),
    stage_changed_at: inHours(applied + 1),
    answer_by: momentOf(replyDates[state]),
    result_expected_by: momentOf(expectations[state]),
    created_at: inHours(applied),
  });
  rows.events.push({
    application_id: id,
    action: state === 'RECOMMENDED' ? 'recommend' : 'apply',
    stage: state === 'RECOMMENDED' ? 'RECOMMENDED' : 'APPLIED',
    actor: state === 'RECOMMENDED' ? 'UNIVERSITY' : 'STUDENT',
    happened_at: inHours(applied),
  });
  const statuses: Partial<Record<DrawnJob['state'], Database['interviews']['status']>> = {
    REQUESTED: 'REQUESTED',
    POSTPONED: 'RESCHEDULE_REQUESTED',
    ACCEPTED: 'ACCEPTED',
    PASSED: 'ACCEPTED',
    FAILED: 'ACCEPTED',
    WITHDRAWN: 'CANCELLED',
  };
  const status = statuses[state];
  if (status !== undefined)
    rows.interviews.push({
      application_id: id,
      interviewer,
      phase: 'First interview',
      status,
      starts_at: inHours(startsAt),
      ends_at: inHours(startsAt + 1),
      respond_by: momentOf(replyDates[state]),
      style: 'ONLINE',
      created_at: inHours(applied + 1),
      reschedule_requested_at: state === 'POSTPONED' ? inHours(-3) : null,
      reschedule_reason: state === 'POSTPONED' ? 'TRAVEL' : null,
      reschedule_candidates: state === 'POSTPONED' ? [inHours(500)] : null,
      result_outcome: isDecided ? (state === 'PASSED' ? 'SELECTED' : 'FAILED') : null,
      result_phase: isDecided ? 'First interview' : null,
      result_decided_on: isDecided ? '2026-11-19' : null,
      result_announced_at: isDecided ? inHours(-1) : null,
    });
  if (state === 'OFFERED' || state === 'OFFER_ACCEPTED' || state === 'OFFER_DENIED')
    rows.offers.push({
      application_id: id,
      code: `O-${id}`,
      status: state === 'OFFERED' ? state : state === 'OFFER_ACCEPTED' ? 'ACCEPTED' : 'DENIED',
      sent_at: inHours(applied),
      offer_date: '2026-11-01',
      expires_at: inHours(at),
      joining_date: '2027-04-01',
      position: 'Engineer',
      terms: '{}',
      answered_at: state === 'OFFERED' ? null : inHours(-1),
      deny_reason: state === 'OFFER_DENIED' ? 'FAMILY_WILL' : null,
    });
}

function seminarRow(
  userId: string,
  seminarId: string,
  status: SeminarApplicationStatus,
  { holds, queueNumber }: { readonly holds: number; readonly queueNumber: number },
): Insertable<Database['seminar_applications']> {
  return {
    seminar_id: seminarId,
    user_id: userId,
    status,
    invited_at: status === 'INVITED' ? inHours(-50) : null,
    applied_at: status === 'INVITED' ? null : inHours(-40),
    seat_held_until: status === 'SEAT_HELD' ? inHours(holds) : null,
    queue_number: status === 'WAITING' || status === 'SEAT_HELD' ? queueNumber : null,
    attended_at: status === 'ATTENDED' ? inHours(-20) : null,
    cancelled_at: status === 'CANCELLED' ? inHours(-20) : null,
    cancel_reason: status === 'CANCELLED' ? 'SCHEDULE_MISMATCH' : null,
    status_changed_at: inHours(-40),
    created_at: inHours(-60),
  };
}

/** A student with a drawn pipeline. Only one offer of employment can be accepted: of several, the others are declined. */
async function addStudent(drawn: Pipeline): Promise<SignedIn> {
  const student = await testApp.signInStudent({
    universityId: fixture.data.universityId,
    graduationYear: 2027,
  });
  const { userId } = student;
  const rows: Rows = { favorites: [], applications: [], events: [], interviews: [], offers: [] };
  let hasAccepted = false;
  for (const audience of AUDIENCES) {
    const list = audience === 'PUBLIC' ? drawn.public : drawn.university;
    for (const [index, one] of list.entries()) {
      const isAccepted = one.state === 'OFFER_ACCEPTED';
      const state = isAccepted && hasAccepted ? 'OFFER_DENIED' : one.state;
      addJob(rows, userId, present(jobs[audience][index]), { ...one, state });
      hasAccepted ||= isAccepted;
    }
  }
  const ofSeminars = drawn.seminars.flatMap((status, index) =>
    status === null
      ? []
      : seminarRow(userId, present(seminars[index]), status, { holds: drawn.holds, queueNumber: index }),
  );
  const counsellorId = await office.addCounsellor({ university_id: fixture.data.universityId });
  const appointments = drawn.counsellings.map(
    ({ at, status }, index): Insertable<Database['counsellings']> => ({
      user_id: userId,
      counsellor_id: counsellorId,
      topic: 'INTERVIEW',
      style: 'ONLINE',
      // No two at the same time.
      starts_at: inHours(4 * at + index),
      ends_at: inHours(4 * at + index + 0.75),
      status,
      booked_at: inHours(-300),
      cancelled_at: status === 'CANCELLED' ? inHours(-200) : null,
    }),
  );
  const { database } = testApp.deps;
  const insert = database.insertInto.bind(database);
  if (rows.favorites.length > 0) await insert('job_favorites').values(rows.favorites).execute();
  if (rows.applications.length > 0) await insert('applications').values(rows.applications).execute();
  if (rows.events.length > 0) await insert('application_events').values(rows.events).execute();
  if (rows.interviews.length > 0) await insert('interviews').values(rows.interviews).execute();
  if (rows.offers.length > 0) await insert('job_offers').values(rows.offers).execute();
  if (ofSeminars.length > 0) await insert('seminar_applications').values(ofSeminars).execute();
  if (appointments.length > 0) await insert('counsellings').values(appointments).execute();
  return student;
}

/** The query of each tab of jobs, as the portal asks for it. */
const TABS = {
  applied: '',
  internalRequest: 'stage=INTERVIEW_REQUESTED&interviewer=UNIVERSITY',
  interviewRequest: 'stage=INTERVIEW_REQUESTED&interviewer=COMPANY',
  internalInterviewAccepted: 'stage=INTERVIEW_ACCEPTED&interviewer=UNIVERSITY',
  acceptedInterview: 'stage=INTERVIEW_ACCEPTED&interviewer=COMPANY',
  internalInterviewResult:
    'stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true&interviewer=UNIVERSITY',
  interviewResult: 'stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true&interviewer=COMPANY',
  jobOffer: 'stage=OFFERED&stage=OFFER_ACCEPTED&stage=OFFER_DENIED',
  unlucky: 'stage=UNLUCKY',
} as const;

/** The query of each tab of seminars. */
const SEMINAR_TABS = {
  applied: 'status=WAITING&status=SEAT_HELD&status=REGISTERED',
  attended: 'status=ATTENDED',
  canceled: 'status=CANCELLED',
  invites: 'status=INVITED',
  registered: 'status=REGISTERED',
} as const;

async function readJobLists({ token }: SignedIn, audience: Audience) {
  const list = async (query: string) =>
    (await testApp.request(job.listApplications, 200, { query: `audience=${audience}&${query}`, token }))
      .data;
  const count = async (query: string) => (await list(`size=1&${query}`)).totalRecords;
  const [counted, recommendations, submitted, recommended, counters, ofCompany, ofUniversity, ofStudent] =
    await Promise.all([
      Promise.all(Object.entries(TABS).map(async ([name, query]) => [name, await count(query)] as const)),
      testApp.request(job.listRecommendations, 200, { query: `audience=${audience}&size=1`, token }),
      list('size=1000'),
      list('size=1000&stage=RECOMMENDED'),
      audience === 'PUBLIC'
        ? testApp.request(job.getJobCounters, 200, { token })
        : testApp.request(job.getUniversityJobCounters, 200, { token }),
      count('turn=COMPANY'),
      count('turn=UNIVERSITY'),
      count('turn=STUDENT'),
    ]);
  const tabs = { ...Object.fromEntries(counted), recommendation: recommendations.data.totalRecords };
  const rows = [...submitted.data, ...recommended.data];
  const turns = { COMPANY: ofCompany, UNIVERSITY: ofUniversity, STUDENT: ofStudent };
  return { counters: counters.data, tabs, turns, rows };
}

async function readSeminarLists({ token }: SignedIn, audience: Audience) {
  const counted = await Promise.all(
    Object.entries(SEMINAR_TABS).map(async ([name, tab]) => {
      const query = `audience=${audience}&size=1&${tab}`;
      const { data } = await testApp.request(seminar.listSeminarApplications, 200, { query, token });
      return [name, data.totalRecords] as const;
    }),
  );
  const tabs: Readonly<Record<string, number>> = Object.fromEntries(counted);
  const { data: counters } = await testApp.request(seminar.getSeminarCounters, 200, {
    query: `audience=${audience}`,
    token,
  });
  return { counters, tabs };
}

const sorted = (values: readonly (string | null | undefined)[]) => values.map(String).toSorted();

/** The first of several times at or after now. */
const soonest = (moments: readonly string[]) =>
  moments.filter((moment) => moment >= NOON).toSorted()[0] ?? null;

const isOther = (turn: string | null) => turn === 'COMPANY' || turn === 'UNIVERSITY';

/** Compares every figure with the list it links to. @returns the number of applications */
async function checkFigures(student: SignedIn): Promise<number> {
  const { token } = student;
  const lists = await Promise.all(AUDIENCES.map((audience) => readJobLists(student, audience)));
  for (const { counters, tabs } of lists) expect(counters).toMatchObject(tabs);
  const rows = lists.flatMap((list) => list.rows);
  const applications = rows.map(({ application }) => present(application));
  const atStage = (...stages: readonly string[]) =>
    applications.filter(({ stage }) => stages.includes(stage));
  const waitingRows = applications.filter(({ turn }) => isOther(turn));
  const owedRows = applications.filter(({ turn }) => turn === 'STUDENT');

  const { data: calendar } = await testApp.request(user.showCalendar, 200, {
    query: 'dateRange=2026-11-01,2027-01-31',
    token,
  });
  const applicationOf = (path: string | null) => present(path).split('id=')[1];

  for (const period of ['THIS_WEEK', 'ONE_YEAR']) {
    const query = `period=${period}`;
    const { data: summary } = await testApp.request(job.getStudentJobSummary, 200, { query, token });
    const { from, months, nextSteps, owed, recommended, stops, unlucky, waiting, withdrawn } = summary;
    const stepsOf = (...kinds: readonly string[]) => nextSteps.filter(({ kind }) => kinds.includes(kind));
    const owedSteps = stepsOf('ANSWER_INTERVIEW', 'DECIDE_OFFER', 'ANSWER_RECOMMENDATION');
    const awaited = stepsOf('AWAIT_RESULT');
    const attended = stepsOf('ATTEND_INTERVIEW');
    const favorites = stepsOf('APPLY_TO_FAVORITE', 'WRITE_ANSWERS');

    // Waiting: the card, the ribbon and the lists.
    expect(sorted(waiting.map(({ applicationId }) => applicationId))).toEqual(
      sorted(waitingRows.map(({ id }) => id)),
    );
    expect(waiting).toHaveLength(lists.reduce((sum, { turns }) => sum + turns.COMPANY + turns.UNIVERSITY, 0));
    // Owed: the sentence, the steps, the ribbon and the lists.
    expect(sorted(owedSteps.map(({ applicationId }) => applicationId))).toEqual(
      sorted(owedRows.map(({ id }) => id)),
    );
    expect(owed).toBe(owedSteps.length);
    expect(recommended).toBe(stepsOf('ANSWER_RECOMMENDATION').length);
    const submitted = owedRows.filter(({ stage }) => stage !== 'RECOMMENDED');
    expect(lists.reduce((sum, { turns }) => sum + turns.STUDENT, 0)).toBe(submitted.length);
    for (const { applicationId, dueAt } of owedSteps)
      expect(owedRows.find(({ id }) => id === applicationId)?.answerBy).toBe(dueAt);

    // The ribbon counts the rows of the tabs, whatever the period.
    for (const { current, nextAt, nextKind, owed: owedHere, stage, waiting: waitingHere } of stops) {
      const stages = stage === 'OFFERED' ? ['OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED'] : [stage];
      const here = new Set(atStage(...stages).map(({ id }) => id));
      expect([stage, current]).toEqual([stage, here.size]);
      expect([stage, waitingHere]).toEqual([stage, waiting.filter((one) => one.stage === stage).length]);
      const isHere = ({ applicationId }: { readonly applicationId: string | null }) =>
        applicationId !== null && here.has(applicationId);
      expect([stage, owedHere]).toEqual([stage, owedSteps.filter(isHere).length]);
      const dueOf = (steps: typeof nextSteps) => soonest(steps.filter(isHere).map(({ dueAt }) => dueAt));
      const [answer, result] = [dueOf(owedSteps), dueOf(awaited)];
      const interview = stage === 'INTERVIEW_ACCEPTED' ? dueOf(attended) : null;
      expect([stage, nextAt]).toEqual([stage, answer ?? interview ?? result]);
      expect([stage, nextKind]).toEqual([
        stage,
        answer !== null ? 'ANSWER' : interview !== null ? 'INTERVIEW' : result !== null ? 'RESULT' : null,
      ]);
    }

    // What is counted over the period.
    const since = Date.parse(`${from}T00:00:00+09:00`);
    const made = applications.filter(({ appliedAt }) => appliedAt !== null && Date.parse(appliedAt) >= since);
    expect(stops[0]?.reached).toBe(made.length);
    expect(unlucky).toBe(made.filter(({ stage }) => stage === 'UNLUCKY').length);
    expect(withdrawn).toBe(made.filter(({ stage }) => stage === 'WITHDRAWN').length);
    for (const { applications: count, month } of months) {
      const within = applications.filter(({ appliedAt }) => {
        const local = appliedAt === null ? '' : new Date(Date.parse(appliedAt) + 9 * HOUR).toISOString();
        return local.startsWith(month);
      });
      expect([month, count]).toEqual([month, within.length]);
    }

    // A decided interview is neither expected nor late; an expectation is one of somebody whose turn it is.
    expect(sorted(awaited.map(({ applicationId }) => applicationId))).toEqual(
      sorted(waitingRows.filter((row) => row.resultExpectedBy !== null).map(({ id }) => id)),
    );
    expect(awaited.filter(({ job: { application } }) => application?.stage === 'INTERVIEW_RESULT')).toEqual(
      [],
    );
    expect(
      sorted(awaited.filter(({ dueAt }) => dueAt < NOON).map(({ applicationId }) => applicationId)),
    ).toEqual(sorted(applications.filter(({ isResultOverdue }) => isResultOverdue).map(({ id }) => id)));

    // The calendar and the next steps agree.
    const events = calendar.events;
    expect(sorted(events.filter(({ kind }) => kind === 'RESULT_EXPECTED').map(({ id }) => id))).toEqual(
      sorted(awaited.map(({ applicationId }) => applicationId)),
    );
    const meetings = events.filter(
      ({ applicationPath, endsAt, isUnanswered, kind }) =>
        kind === 'INTERVIEW' &&
        !isUnanswered &&
        present(endsAt) > NOON &&
        applications.some(
          ({ id, interviewResult }) => id === applicationOf(applicationPath) && interviewResult === null,
        ),
    );
    expect(
      sorted(
        meetings.map(({ applicationPath, startsAt }) => `${applicationOf(applicationPath)} ${startsAt}`),
      ),
    ).toEqual(sorted(attended.map(({ applicationId, dueAt }) => `${applicationId} ${dueAt}`)));
    const replyDates = events.filter(
      ({ isUnanswered, kind, path }) =>
        kind === 'DEADLINE' && isUnanswered && !present(path).includes('/seminar/'),
    );
    expect(sorted(replyDates.map(({ startsAt }) => startsAt))).toEqual(
      sorted(owedSteps.map(({ dueAt }) => dueAt)),
    );
    const closing = events.filter(
      ({ applicationPath, kind, path, startsAt }) =>
        kind === 'DEADLINE' &&
        applicationPath === null &&
        present(path).startsWith('/student/job/') &&
        startsAt > NOON &&
        Date.parse(startsAt) <= Date.parse(NOON) + 30 * DAY,
    );
    expect(sorted(closing.map(({ id }) => id))).toEqual(sorted(favorites.map((step) => step.job.id)));
  }

  const { data: ofSeminars } = await testApp.request(seminar.getStudentSeminarSummary, 200, { token });
  const both = [await readSeminarLists(student, 'PUBLIC'), await readSeminarLists(student, 'UNIVERSITY')];
  for (const { counters, tabs } of both) expect(counters).toMatchObject(tabs);
  const total = (name: keyof typeof SEMINAR_TABS) =>
    both.reduce((sum, { tabs }) => sum + present(tabs[name]), 0);
  expect(ofSeminars.counters).toMatchObject({
    applied: total('applied'),
    attended: total('attended'),
    canceled: total('canceled'),
  });
  const seats = calendar.events.filter(
    ({ isUnanswered, kind, path }) =>
      kind === 'DEADLINE' && isUnanswered && present(path).includes('/seminar/'),
  );
  expect(sorted(seats.map(({ id, startsAt }) => `${id} ${startsAt}`))).toEqual(
    sorted(ofSeminars.nextSteps.map((step) => `${step.seminar.id} ${step.dueAt}`)),
  );
  for (const step of ofSeminars.nextSteps)
    expect(step.seminar.application?.allowedActions).toContain('apply');

  const { data: ahead } = await testApp.request(university.listCounsellings, 200, {
    query: 'time=AHEAD&size=100',
    token,
  });
  const appointments = calendar.events.filter(
    ({ endsAt, kind }) => kind === 'COUNSELLING' && present(endsAt) > NOON,
  );
  expect(sorted(appointments.map(({ id }) => id))).toEqual(sorted(ahead.data.map(({ id }) => id)));
  return rows.length;
}

test('every figure agrees with the list it links to and with the calendar, for any pipeline', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(drawnPipeline, async (drawn) => {
      most = Math.max(most, await checkFigures(await addStudent(drawn)));
    }),
    { numRuns: process.env['FULL'] === undefined ? 20 : 200, seed: 20_261_129, endOnFailure: true },
  );
  expect(most).toBeGreaterThan(20);
}, 1_200_000);

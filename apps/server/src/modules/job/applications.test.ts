import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';
import { studentJobSummary } from './studentJobSummary.ts';

type Json = ReturnType<typeof JSON.parse>;

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

async function get(path: string, token = demo.hana.token): Promise<Json> {
  const { status, body } = await demo.send('GET', `/api/job${path}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const applied = (query: string, token?: string) => get(`/applications/student?size=100&${query}`, token);

describe('the list of applications', () => {
  test('holds everything one applied to, the latest change first', async () => {
    const { data, totalRecords } = await applied('');
    expect(totalRecords).toBe(data.length);
    expect(data.every(({ application }: Json) => application.appliedAt !== null)).toBe(true);
    const changes = data.map(({ application }: Json) => application.stageChangedAt);
    expect(changes).toEqual(changes.toSorted().toReversed());
  });

  test.each([
    ['APPLIED', 6],
    ['RECOMMENDED', 2],
    ['INTERVIEW_REQUESTED', 2],
    ['INTERVIEW_ACCEPTED', 2],
    ['INTERVIEW_RESULT', 2],
    ['OFFERED', 1],
    ['OFFER_ACCEPTED', 1],
    ['OFFER_DENIED', 1],
    ['UNLUCKY', 7],
    ['WITHDRAWN', 1],
  ])('by the stage %s holds %i', async (stage, count) => {
    const { data } = await applied(`stage=${stage}`);
    expect(data.map(({ application }: Json) => application.stage)).toEqual(
      Array.from({ length: count }, () => stage),
    );
  });

  test('takes several stages, the audience and a search', async () => {
    expect((await applied('stage=OFFERED&stage=UNLUCKY')).totalRecords).toBe(8);
    const ofUniversity = await applied('audience=UNIVERSITY');
    expect(ofUniversity.totalRecords).toBeGreaterThan(0);
    const [job] = ofUniversity.data;
    const found = await applied(`audience=UNIVERSITY&search=${encodeURIComponent(job.company.nameJp)}`);
    expect(found.data.map(({ id }: Json) => id)).toContain(job.id);
    expect((await applied(`search=${encodeURIComponent(job.code)}`)).totalRecords).toBe(0);
  });

  test("is nobody else's", async () => {
    expect((await applied('', demo.alex.token)).totalRecords).toBe(3);
  });

  test('names a result that is overdue, and an answer that is owed', async () => {
    const { data } = await applied('stage=APPLIED');
    expect(data.some(({ application }: Json) => application.isResultOverdue)).toBe(true);
    const requested = await applied('stage=INTERVIEW_REQUESTED');
    expect(requested.data.every(({ application }: Json) => application.answerBy !== null)).toBe(true);
  });
});

describe('the counters', () => {
  test('agree with the tabs', async () => {
    const counters = await get('/jobs/summary');
    const total = async (query: string) => (await applied(query)).totalRecords;
    expect(counters).toEqual({
      allJobs: (await get('/jobs/all?size=1')).totalRecords,
      recommendation: await total('stage=RECOMMENDED'),
      applied: await total(''),
      internalRequest: 0,
      internalInterview: 0,
      interviewRequest: await total('stage=INTERVIEW_REQUESTED'),
      interview: await total('stage=INTERVIEW_REQUESTED&stage=INTERVIEW_ACCEPTED'),
      jobOffer: await total('stage=OFFERED&stage=OFFER_ACCEPTED&stage=OFFER_DENIED'),
      unlucky: await total('stage=UNLUCKY'),
      internalInterviewAccepted: 0,
      internalInterviewResult: 0,
      acceptedInterview: await total('stage=INTERVIEW_ACCEPTED'),
      interviewResult: await total('stage=INTERVIEW_RESULT'),
    });
  });

  test("of university jobs tell the university's interviews from the company's", async () => {
    expect(await get('/job-counter/student/job-univ-counter')).toMatchObject({
      recommendation: 2,
      internalRequest: 1,
      internalInterview: 2,
      internalInterviewAccepted: 1,
      internalInterviewResult: 1,
      interviewRequest: 1,
      unlucky: 0,
    });
  });

  test('of university jobs are refused to who has no university', async () => {
    const { status, body } = await demo.send('GET', '/api/job/job-counter/student/job-univ-counter', {
      token: demo.alex.token,
    });
    expect([status, body.error]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('the summary', () => {
  test("counts how far the year's applications got", async () => {
    const summary = await get('/dashboard/student-job-summary');
    expect(summary).toMatchObject({ period: 'ONE_YEAR', from: '2025-11-21', to: '2026-11-20', withdrawn: 1 });
    const reached = summary.stops.map((stop: Json) => stop.reached);
    expect(reached).toEqual(reached.toSorted((a: number, b: number) => b - a));
    expect(summary.stops.map((stop: Json) => stop.stage)).toEqual([
      'APPLIED',
      'INTERVIEW_REQUESTED',
      'INTERVIEW_ACCEPTED',
      'INTERVIEW_RESULT',
      'OFFERED',
    ]);
    const standing = summary.stops.reduce((sum: number, stop: Json) => sum + stop.current, 0);
    expect(standing + summary.unlucky + summary.withdrawn).toBe(summary.stops[0].reached);
    expect(summary.stops[4]).toMatchObject({
      reached: 3,
      current: 3,
      owed: 1,
      nextAt: '2026-11-30T08:00:00.000Z',
    });
    expect(summary.recommended).toBe(4);
  });

  test.each([
    ['THIS_WEEK', '2026-11-16'],
    ['THIS_MONTH', '2026-11-01'],
    ['THREE_MONTHS', '2026-08-21'],
    ['SIX_MONTHS', '2026-05-21'],
  ])('of %s counts from %s alone', async (period, from) => {
    const summary = await get(`/dashboard/student-job-summary?period=${period}`);
    const both = [...(await applied('')).data, ...(await applied('audience=UNIVERSITY')).data];
    const since = both.filter(
      ({ application }: Json) => application.appliedAt >= new Date(`${from}T00:00:00+09:00`).toISOString(),
    );
    expect(summary.from).toBe(from);
    expect(summary.stops[0].reached).toBe(since.length);
  });

  test("shows January to December of the year, in the student's time zone", async () => {
    const { months } = await get('/dashboard/student-job-summary?period=THIS_WEEK');
    expect(months.map(({ month }: Json) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    expect(months[10].applications).toBeGreaterThan(3);
    expect(months[11]).toEqual({ month: '2026-12', applications: 0, interviewRequests: 0 });
    const viewer = {
      id: demo.alex.userId,
      universityId: null,
      graduationYear: 2027,
      timezone: 'Pacific/Kiritimati',
    };
    const newYear = new Date('2026-12-31T11:00:00.000Z');
    const next = JSON.parse(await studentJobSummary(demo.deps.database, 'ONE_YEAR', viewer, newYear));
    expect(next).toMatchObject({ to: '2027-01-01' });
    expect(next.months[0].month).toBe('2027-01');
  });

  test('lists what is due, soonest first', async () => {
    const { nextSteps } = await get('/dashboard/student-job-summary');
    const due = nextSteps.map(({ dueAt }: Json) => dueAt);
    expect(due).toEqual(due.toSorted());
    expect(nextSteps.length).toBeLessThanOrEqual(20);
    expect(nextSteps.find(({ kind }: Json) => kind === 'ANSWER_INTERVIEW')).toMatchObject({
      dueAt: '2026-11-21T08:00:00.000Z',
      job: { application: { stage: 'INTERVIEW_REQUESTED' } },
    });
    expect(new Set(nextSteps.map(({ kind }: Json) => kind))).toContain('APPLY_TO_FAVORITE');
  });

  test('never leaves an answer that is owed out for what is only awaited', async () => {
    const { nextSteps } = await get('/dashboard/student-job-summary');
    const both = [...(await applied('')).data, ...(await applied('audience=UNIVERSITY')).data];
    const recommended = [
      ...(await applied('stage=RECOMMENDED')).data,
      ...(await applied('audience=UNIVERSITY&stage=RECOMMENDED')).data,
    ];
    const owed = [...both, ...recommended]
      .filter(({ application }: Json) => application.answerBy !== null)
      .map(({ application }: Json) => application.id);
    expect(nextSteps.map(({ applicationId }: Json) => applicationId)).toEqual(expect.arrayContaining(owed));
    expect(nextSteps.map(({ kind }: Json) => kind)).toContain('DECIDE_OFFER');
  });

  test('is empty for who has just begun', async () => {
    const newcomer = await demo.signInStudent();
    const summary = await get('/dashboard/student-job-summary', newcomer.token);
    expect(summary.stops.every((stop: Json) => stop.reached === 0 && stop.nextAt === null)).toBe(true);
    expect(summary).toMatchObject({ unlucky: 0, withdrawn: 0, recommended: 0, nextSteps: [] });
  });
});

describe('what jobs can be filtered by', () => {
  test('has the open jobs behind each choice', async () => {
    const options = await get('/jobs/advanced-filter/options');
    const all = (await get('/jobs/all?size=1000')).data;
    const count = (matches: (job: Json) => boolean) => all.filter(matches).length;
    for (const { location, jobCount } of options.locations) {
      expect(jobCount).toBe(count(({ locations }) => locations.some(({ id }: Json) => id === location.id)));
    }
    for (const { category, jobCount } of options.categories) {
      expect(jobCount).toBe(count((job) => job.category.id === category.id));
    }
    for (const { category, jobCount } of options.industries) {
      expect(jobCount).toBe(count(({ company }) => company.industry.id === category.id));
    }
    for (const { workStyle, jobCount } of options.workStyles) {
      expect(jobCount).toBe(count((job) => job.workStyle === workStyle));
    }
    for (const { employmentStatus, jobCount } of options.employmentStatuses) {
      expect(jobCount).toBe(count((job) => job.employmentStatus === employmentStatus));
    }
    for (const { graduationYear, jobCount } of options.graduationYears) {
      expect(jobCount).toBe(count(({ graduationYears }) => graduationYears.includes(graduationYear)));
    }
    expect(options.salary.every(({ from, to }: Json) => to === from + 10_000)).toBe(true);
    expect(options.salary.reduce((sum: number, { jobCount }: Json) => sum + jobCount, 0)).toBe(
      count(({ salary }) => salary.period !== 'HOUR'),
    );
  });

  test('is its own for the jobs of a university', async () => {
    const options = await get('/jobs/advanced-filter/options?audience=UNIVERSITY');
    const { totalRecords } = await get('/jobs/all?audience=UNIVERSITY&size=1');
    const counted = options.workStyles.reduce((sum: number, { jobCount }: Json) => sum + jobCount, 0);
    expect(counted).toBe(totalRecords);
    const none = await get('/jobs/advanced-filter/options?audience=UNIVERSITY', demo.alex.token);
    expect(none.locations).toEqual([]);
  });

  test('nests categories and industries, each count with those below it', async () => {
    const { categories, industries } = await get('/categories');
    const { totalRecords } = await get('/jobs/all?size=1');
    for (const tree of [categories, industries]) {
      expect(tree.reduce((sum: number, { jobCount }: Json) => sum + jobCount, 0)).toBe(totalRecords);
      for (const node of tree) {
        expect(node.jobCount).toBe(
          node.children.reduce((sum: number, { jobCount }: Json) => sum + jobCount, 0),
        );
        expect(node.children.every(({ parentId }: Json) => parentId === node.id)).toBe(true);
      }
    }
  });
});

import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';
import { studentJobSummary } from './studentJobSummary.ts';

const {
  listApplications,
  listJobs,
  listJobCategories,
  listAdvancedFilterOptions,
  getJobCounters,
  getUniversityJobCounters,
  getStudentJobSummary,
} = manifest.job;
type JobPage = ResponseBody<typeof listApplications, 200>['data'];
type Job = JobPage['data'][number];

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

async function applied(query = '', token = demo.hana.token): Promise<JobPage> {
  const request = { query: query.includes('size=') ? query : `size=100&${query}`, token };
  return (await demo.request(listApplications, 200, request)).data;
}

async function jobs(query: string): Promise<JobPage> {
  return (await demo.request(listJobs, 200, { query, token: demo.hana.token })).data;
}

async function summaryOf(query = '', token = demo.hana.token) {
  return (await demo.request(getStudentJobSummary, 200, { query, token })).data;
}

async function filterOptions(query = '', token = demo.hana.token) {
  return (await demo.request(listAdvancedFilterOptions, 200, { query, token })).data;
}

const applicationOf = ({ application }: Job) => present(application);
const countedJobs = (counted: readonly { readonly jobCount: number }[]) =>
  counted.reduce((sum, { jobCount }) => sum + jobCount, 0);

describe('the list of applications', () => {
  test('contains all applications, the latest change first', async () => {
    const { data, totalRecords } = await applied();
    expect(totalRecords).toBe(data.length);
    expect(data.every((job) => applicationOf(job).appliedAt !== null)).toBe(true);
    const changes = data.map((job) => applicationOf(job).stageChangedAt);
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
    expect(data.map((job) => applicationOf(job).stage)).toEqual(Array.from({ length: count }, () => stage));
  });

  test('takes several stages, the audience and a search', async () => {
    expect((await applied('stage=OFFERED&stage=UNLUCKY')).totalRecords).toBe(8);
    const ofUniversity = await applied('audience=UNIVERSITY');
    expect(ofUniversity.totalRecords).toBeGreaterThan(0);
    const job = present(ofUniversity.data[0]);
    const company = encodeURIComponent(present(job.company.nameJp));
    const found = await applied(`audience=UNIVERSITY&search=${company}`);
    expect(found.data.map(({ id }) => id)).toContain(job.id);
    expect((await applied(`search=${encodeURIComponent(job.code)}`)).totalRecords).toBe(0);
  });

  test('supports every order, with each application once', async () => {
    const all = (await applied()).data;
    const byApplying = (await applied('sort=APPLIED')).data.map(applicationOf);
    const moments = byApplying.map(({ appliedAt }) => present(appliedAt));
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(byApplying).toHaveLength(all.length);

    const answers = (await applied('sort=ANSWER_BY')).data.map((job) => applicationOf(job).answerBy);
    const due = answers.filter((answerBy) => answerBy !== null);
    expect(due.length).toBeGreaterThan(1);
    expect(answers).toEqual([...due.toSorted(), ...answers.filter((answerBy) => answerBy === null)]);

    for (const sort of ['CHANGED', 'APPLIED', 'ANSWER_BY']) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => applied(`sort=${sort}&size=8&page=${page}`)),
      );
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size, sort).toBe(Math.min(all.length, 32));
    }
  });

  test('is filtered by whose turn it is and by how one works, and counts what it shows', async () => {
    const all = (await applied()).data;
    for (const turn of ['STUDENT', 'COMPANY'] as const) {
      const { data, totalRecords } = await applied(`turn=${turn}`);
      const ids = all.filter((job) => applicationOf(job).turn === turn).map(({ id }) => id);
      expect(data.map(({ id }) => id)).toEqual(ids);
      expect(totalRecords).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    }
    const { workStyle } = present(all.find((job) => job.workStyle !== null));
    const alike = all.filter((job) => job.workStyle === workStyle);
    expect((await applied(`workStyle=${present(workStyle)}`)).data.map(({ id }) => id)).toEqual(
      alike.map(({ id }) => id),
    );
    expect(alike.length).toBeLessThan(all.length);
  });

  test("is nobody else's", async () => {
    expect((await applied('', demo.alex.token)).totalRecords).toBe(3);
  });

  test('names an overdue result, and a due response', async () => {
    const { data } = await applied('stage=APPLIED');
    expect(data.some((job) => applicationOf(job).isResultOverdue)).toBe(true);
    const requested = await applied('stage=INTERVIEW_REQUESTED');
    expect(requested.data.every((job) => applicationOf(job).answerBy !== null)).toBe(true);
  });
});

describe('the counters', () => {
  test('agree with the tabs', async () => {
    const counters = await demo.request(getJobCounters, 200, { token: demo.hana.token });
    const total = async (query: string) => (await applied(query)).totalRecords;
    expect(counters.data).toEqual({
      allJobs: (await jobs('size=1')).totalRecords,
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
      interviewResult: await total('stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true'),
    });
  });

  test('count a failed interview among the results and among the unlucky, a rejection among the unlucky alone', async () => {
    const results = (await applied('stage=INTERVIEW_RESULT&stage=UNLUCKY&decidedByInterview=true')).data;
    const outcomes = results.map((job) => applicationOf(job).interviewResult?.outcome);
    expect(new Set(outcomes)).toEqual(new Set(['SELECTED', 'FAILED']));
    const unlucky = (await applied('stage=UNLUCKY')).data.map(applicationOf);
    const failed = unlucky.filter(({ interviewResult }) => interviewResult?.outcome === 'FAILED');
    expect(outcomes.filter((outcome) => outcome === 'FAILED')).toHaveLength(failed.length);
    expect(failed.length).toBeLessThan(unlucky.length);
    expect(unlucky.every(({ rejectedFrom, turn }) => rejectedFrom !== null && turn === null)).toBe(true);
  });

  test('of university jobs agree with the tabs, each application under one of them', async () => {
    const { data: counters } = await demo.request(getUniversityJobCounters, 200, { token: demo.hana.token });
    const under = async (query: string) => (await applied(`audience=UNIVERSITY&${query}`)).data;
    const stages = ['INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT'];
    const [requests, accepted, results] = stages.map((stage) => `stage=${stage}`);
    const internal = 'interviewer=UNIVERSITY';
    const tabs = [
      [await under(`${requests}&${internal}`), counters.internalRequest],
      [await under(`${accepted}&${internal}`), counters.internalInterviewAccepted],
      [await under(`${requests}&interviewer=COMPANY`), counters.interviewRequest],
      [await under(`${accepted}&interviewer=COMPANY`), counters.acceptedInterview],
      [
        await under(`${results}&stage=UNLUCKY&decidedByInterview=true`),
        counters.internalInterviewResult + counters.interviewResult,
      ],
    ] as const;
    expect(tabs.map(([shown]) => shown.length)).toEqual(tabs.map(([, count]) => count));
    const ids = tabs.flatMap(([shown]) => shown.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const all = await under(stages.map((stage) => `stage=${stage}`).join('&'));
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(counters.internalInterview).toBe(counters.internalRequest + counters.internalInterviewAccepted);
    expect(counters.interview).toBe(counters.interviewRequest + counters.acceptedInterview);
  });

  test("of university jobs distinguish the university's interviews from the company's", async () => {
    const counters = await demo.request(getUniversityJobCounters, 200, { token: demo.hana.token });
    expect(counters.data).toMatchObject({
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
    const { error } = await demo.request(getUniversityJobCounters, 403, { token: demo.alex.token });
    expect(error).toBe('FORBIDDEN');
  });
});

describe('the summary', () => {
  test("counts how far the year's applications got", async () => {
    const summary = await summaryOf();
    expect(summary).toMatchObject({ period: 'ONE_YEAR', from: '2025-11-21', to: '2026-11-20', withdrawn: 1 });
    const reached = summary.stops.map((stop) => stop.reached);
    expect(reached).toEqual(reached.toSorted((a, b) => b - a));
    expect(summary.stops.map((stop) => stop.stage)).toEqual([
      'APPLIED',
      'INTERVIEW_REQUESTED',
      'INTERVIEW_ACCEPTED',
      'INTERVIEW_RESULT',
      'OFFERED',
    ]);
    const standing = summary.stops.reduce((sum, stop) => sum + stop.current, 0);
    expect(standing + summary.unlucky + summary.withdrawn).toBe(summary.stops[0]?.reached);
    expect(summary.stops[4]).toMatchObject({
      reached: 3,
      current: 3,
      owed: 1,
      nextAt: '2026-11-30T08:00:00.000Z',
      nextKind: 'ANSWER',
    });
    expect(summary.recommended).toBe(4);
  });

  test.each([
    ['THIS_WEEK', '2026-11-16'],
    ['THIS_MONTH', '2026-11-01'],
    ['THREE_MONTHS', '2026-08-21'],
    ['SIX_MONTHS', '2026-05-21'],
  ])('of %s counts from %s alone', async (period, from) => {
    const summary = await summaryOf(`period=${period}`);
    const both = [...(await applied()).data, ...(await applied('audience=UNIVERSITY')).data];
    const since = both.filter(
      (job) => present(applicationOf(job).appliedAt) >= new Date(`${from}T00:00:00+09:00`).toISOString(),
    );
    expect(summary.from).toBe(from);
    expect(summary.stops[0]?.reached).toBe(since.length);
  });

  test("shows January to December of the year, in the student's time zone", async () => {
    const { months } = await summaryOf('period=THIS_WEEK');
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    expect(months[10]?.applications).toBeGreaterThan(3);
    expect(months[11]).toEqual({ month: '2026-12', applications: 0, interviewRequests: 0 });
    const viewer = {
      id: demo.alex.userId,
      universityId: null,
      graduationYear: 2027,
      needsVisa: null,
      timezone: 'Pacific/Kiritimati',
    };
    const newYear = new Date('2026-12-31T11:00:00.000Z');
    const { text } = await studentJobSummary(demo.deps.database, 'ONE_YEAR', viewer, newYear);
    const next = getStudentJobSummary.responses[200].schema.parse({ data: JSON.parse(text) }).data;
    expect(next).toMatchObject({ to: '2027-01-01' });
    expect(next.months[0]?.month).toBe('2027-01');
  });

  test('lists what is due, earliest first', async () => {
    const { nextSteps } = await summaryOf();
    const due = nextSteps.map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
    expect(nextSteps.find(({ kind }) => kind === 'ANSWER_INTERVIEW')).toMatchObject({
      dueAt: '2026-11-21T08:00:00.000Z',
      job: { application: { stage: 'INTERVIEW_REQUESTED' } },
    });
    expect(new Set(nextSteps.map(({ kind }) => kind))).toContain('APPLY_TO_FAVORITE');
  });

  test('never drops a required response in favour of a pending result', async () => {
    const { nextSteps } = await summaryOf();
    const both = [...(await applied()).data, ...(await applied('audience=UNIVERSITY')).data];
    const recommended = [
      ...(await applied('stage=RECOMMENDED')).data,
      ...(await applied('audience=UNIVERSITY&stage=RECOMMENDED')).data,
    ];
    const owed = [...both, ...recommended]
      .map(applicationOf)
      .filter(({ answerBy }) => answerBy !== null)
      .map(({ id }) => id);
    expect(nextSteps.map(({ applicationId }) => applicationId)).toEqual(expect.arrayContaining(owed));
    expect(nextSteps.map(({ kind }) => kind)).toContain('DECIDE_OFFER');
  });

  test('is empty for who has just begun', async () => {
    const newcomer = await demo.signInStudent();
    const summary = await summaryOf('', newcomer.token);
    expect(summary.stops.every((stop) => stop.reached === 0 && stop.nextAt === null)).toBe(true);
    expect(summary).toMatchObject({ unlucky: 0, withdrawn: 0, recommended: 0, nextSteps: [] });
  });
});

describe('what jobs can be filtered by', () => {
  test('has the open jobs behind each choice', async () => {
    const options = await filterOptions();
    const all = (await jobs('size=1000')).data;
    const count = (matches: (job: Job) => boolean) => all.filter(matches).length;
    for (const { location, jobCount } of options.locations) {
      expect(jobCount).toBe(count(({ locations }) => locations.some(({ id }) => id === location.id)));
    }
    for (const { category, jobCount } of options.categories) {
      expect(jobCount).toBe(count((job) => job.category?.id === category.id));
    }
    for (const { category, jobCount } of options.industries) {
      expect(jobCount).toBe(count(({ company }) => company.industry?.id === category.id));
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
    expect(options.salary.every(({ from, to }) => to === from + 10_000)).toBe(true);
    expect(countedJobs(options.salary)).toBe(
      count(({ salary }) => ['MONTH', 'YEAR'].includes(present(salary).period)),
    );
  });

  test('is its own for the jobs of a university', async () => {
    const options = await filterOptions('audience=UNIVERSITY');
    const { totalRecords } = await jobs('audience=UNIVERSITY&size=1');
    expect(countedJobs(options.workStyles)).toBe(totalRecords);
    const none = await filterOptions('audience=UNIVERSITY', demo.alex.token);
    expect(none.locations).toEqual([]);
  });

  test('nests categories and industries, each count with those below it', async () => {
    const { data } = await demo.request(listJobCategories, 200, { token: demo.hana.token });
    const { categories, industries } = data;
    const { totalRecords } = await jobs('size=1');
    for (const tree of [categories, industries]) {
      expect(countedJobs(tree)).toBe(totalRecords);
      for (const node of tree) {
        expect(node.jobCount).toBe(countedJobs(node.children));
        expect(node.children.every(({ parentId }) => parentId === node.id)).toBe(true);
      }
    }
  });
});

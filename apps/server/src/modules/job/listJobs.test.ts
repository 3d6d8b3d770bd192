import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';

type Job = ReturnType<typeof JSON.parse>;

let demo: DemoApp;
let everything: readonly Job[];

async function list(query: string, token = demo.hana.token): Promise<Job> {
  const { status, body } = await demo.send('GET', `/api/job/jobs/all?${query}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id).toSorted();

beforeAll(async () => {
  demo = await createDemoApp();
  everything = (await list('size=1000')).data;
});

describe('filters: a list holds exactly the open jobs that match', () => {
  const first = (pick: (job: Job) => string) => pick(everything[0]);
  const cases: Record<string, [() => string, (job: Job) => boolean]> = {
    kind: [() => 'kind=INTERNSHIP', (job) => job.kind === 'INTERNSHIP'],
    location: [
      () => `locationId=${first((job) => job.locations[0].id)}`,
      (job) => job.locations.some(({ id }: Job) => id === everything[0].locations[0].id),
    ],
    'two locations': [
      () => `locationId=${everything[0].locations[0].id}&locationId=${everything[9].locations[0].id}`,
      (job) =>
        job.locations.some(({ id }: Job) =>
          [everything[0].locations[0].id, everything[9].locations[0].id].includes(id),
        ),
    ],
    category: [
      () => `categoryId=${everything[0].category.id}`,
      (job) => job.category.id === everything[0].category.id,
    ],
    industry: [
      () => `industryId=${everything[3].company.industry.id}`,
      (job) => job.company.industry.id === everything[3].company.industry.id,
    ],
    company: [
      () => `companyId=${everything[5].company.id}`,
      (job) => job.company.id === everything[5].company.id,
    ],
    'employment status': [
      () => 'employmentStatus=CONTRACT&employmentStatus=PART_TIME',
      (job) => ['CONTRACT', 'PART_TIME'].includes(job.employmentStatus),
    ],
    'work style': [
      () => 'workStyle=REMOTE&workStyle=HYBRID',
      (job) => ['REMOTE', 'HYBRID'].includes(job.workStyle),
    ],
    flextime: [() => 'isFlextime=true', (job) => job.isFlextime],
    'no flextime': [() => 'isFlextime=false', (job) => !job.isFlextime],
    'graduation year': [
      () => 'graduationYear=2029',
      (job) => job.graduationYears.length === 0 || job.graduationYears.includes(2029),
    ],
    'monthly pay, yearly pay counted by the month': [
      () => 'salaryFrom=250000',
      ({ salary }) =>
        (salary.period === 'MONTH' && salary.minimum >= 250_000) ||
        (salary.period === 'YEAR' && Math.floor(salary.minimum / 12) >= 250_000),
    ],
    'start of work': [() => 'startFrom=2027-04-02', (job) => job.startDate >= '2027-04-02'],
    'days to an answer': [
      () => 'answersWithinDays=5',
      (job) => job.company.responseDays !== null && job.company.responseDays <= 5,
    ],
    'jobs one can apply to': [() => 'canApply=true', (job) => job.eligibility.status === 'ELIGIBLE'],
    'several at once': [
      () => 'workStyle=HYBRID&isFlextime=true&canApply=true&salaryFrom=240000',
      (job) =>
        job.workStyle === 'HYBRID' &&
        job.isFlextime &&
        job.eligibility.status === 'ELIGIBLE' &&
        (job.salary.period === 'YEAR' || (job.salary.period === 'MONTH' && job.salary.minimum >= 240_000)),
    ],
  };
  test.each(Object.keys(cases))('%s', async (name) => {
    const [query, matches] = cases[name] ?? [() => '', () => false];
    const expected = everything.filter(matches);
    const page = await list(`size=1000&${query()}`);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(everything.length);
    expect(ids(page.data)).toEqual(ids(expected));
    expect(page.totalRecords).toBe(expected.length);
  });

  test('a category or an industry above takes those below it in', async () => {
    const { body } = await demo.send('GET', '/api/job/categories', { token: demo.hana.token });
    const { categories, industries } = body.data;
    expect((await list(`categoryId=${categories[0].id}`)).totalRecords).toBe(categories[0].jobCount);
    expect((await list(`industryId=${industries[1].id}`)).totalRecords).toBe(industries[1].jobCount);
  });

  test('level of English', async () => {
    const page = await list('size=5&englishUse=BUSINESS');
    const { body } = await demo.send('GET', `/api/job/jobs/show/${page.data[0].id}`, {
      token: demo.hana.token,
    });
    expect(body.data.terms.englishUse).toBe('BUSINESS');
  });
});

describe('search', () => {
  test.each([
    ['エンジニア', 'エンジニア'],
    ['ｴﾝｼﾞﾆｱ', 'エンジニア'],
    ['engineer', 'engineer'],
    ['ＥＮＧＩＮＥＥＲ', 'engineer'],
  ])('%s finds every job with %s in its title or category', async (search, text) => {
    const found = await list(`size=1000&search=${encodeURIComponent(search)}`);
    const expected = everything.filter(({ title, titleJp, category }) =>
      [title, titleJp, category.title, category.titleJp].some((part) => part.toLowerCase().includes(text)),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(ids(found.data)).toEqual(expect.arrayContaining(ids(expected)));
  });

  test('東京 finds the jobs in Tokyo', async () => {
    const found = await list(`size=1000&search=${encodeURIComponent('東京')}`);
    const inTokyo = everything.filter(({ locations }) => locations.some(({ city }: Job) => city === 'Tokyo'));
    expect(inTokyo.length).toBeGreaterThan(20);
    expect(ids(found.data)).toEqual(expect.arrayContaining(ids(inTokyo)));
  });

  test('every word must be found, short and long ones alike', async () => {
    const both = await list(`size=1000&search=${encodeURIComponent('東京　エンジニア')}`);
    expect(both.totalRecords).toBeGreaterThan(0);
    for (const job of both.data) {
      expect(`${job.titleJp} ${job.category.titleJp}`).toContain('エンジニア');
      expect(JSON.stringify([job.locations, job.company])).toContain('東京');
    }
    expect((await list(`search=${encodeURIComponent('東京 無い言葉')}`)).totalRecords).toBe(0);
  });

  test.each(['%', '_', '\\', "'; drop table jobs; --", '👩‍🎓', '‮abc'])(
    '%s stands for itself',
    async (search) => {
      const { totalRecords } = await list(`search=${encodeURIComponent(search)}`);
      expect(totalRecords).toBe(0);
    },
  );

  test('refuses more than 200 characters by name', async () => {
    const { status, body } = await demo.send('GET', `/api/job/jobs/all?search=${'a'.repeat(5000)}`, {
      token: demo.hana.token,
      language: 'ja',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['search']);
  });
});

describe('order and pages', () => {
  test('newest first unless asked otherwise', () => {
    const posted = everything.map(({ postedAt }) => postedAt);
    expect(posted).toEqual(posted.toSorted().toReversed());
  });

  test('soonest deadline first, those without one last', async () => {
    const { data } = await list('size=1000&sort=DEADLINE');
    const deadlines = data.map(({ entryDeadline }: Job) => entryDeadline ?? '9999');
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(deadlines.at(-1)).toBe('9999');
  });

  test('highest monthly pay first, pay by the hour last', async () => {
    const { data } = await list('size=1000&sort=SALARY');
    const monthly = data.map(({ salary }: Job) =>
      salary.period === 'HOUR'
        ? -1
        : salary.period === 'YEAR'
          ? Math.floor(salary.minimum / 12)
          : salary.minimum,
    );
    expect(monthly).toEqual(monthly.toSorted((a: number, b: number) => b - a));
  });

  test.each(['POSTED', 'DEADLINE', 'SALARY'])('turning the pages by %s shows each job once', async (sort) => {
    const seen: string[] = [];
    let page: number | null = 1;
    while (page !== null) {
      const answer: Job = await list(`size=50&page=${page}&sort=${sort}`);
      expect(answer).toMatchObject({ currentPage: page, prevPage: page === 1 ? null : page - 1 });
      expect(answer.totalRecords).toBe(everything.length);
      seen.push(...answer.data.map(({ id }: Job) => id));
      page = answer.nextPage;
    }
    expect(seen.toSorted()).toEqual(ids(everything));
  });

  test('beyond the last page there is nothing, and a way back', async () => {
    const last = Math.ceil(everything.length / 20);
    expect(await list('page=9999')).toMatchObject({
      data: [],
      nextPage: null,
      prevPage: last,
      totalPages: last,
    });
  });

  test.each(['page=0', 'page=0x1', 'page=1e2', 'page=-1', 'size=0', 'size=100000', 'size=', 'page=1.5'])(
    'refuses %s by name',
    async (query) => {
      const { status, body } = await demo.send('GET', `/api/job/jobs/all?${query}`, {
        token: demo.hana.token,
      });
      expect(status).toBe(422);
      expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
    },
  );
});

describe('what the list leaves out', () => {
  test('jobs that are closed or past their deadline', async () => {
    expect(everything.every(({ recruitmentStatus }) => recruitmentStatus === 'OPEN')).toBe(true);
    const { count } = await demo.deps.database
      .selectFrom('jobs')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('audience', '=', 'PUBLIC')
      .executeTakeFirstOrThrow();
    expect(everything.length).toBeLessThan(count);
  });

  test('jobs of a university for everybody else', async () => {
    const ofHana = await list('size=1000&audience=UNIVERSITY');
    expect(ofHana.totalRecords).toBeGreaterThan(50);
    expect(ofHana.data.every(({ audience }: Job) => audience === 'UNIVERSITY')).toBe(true);
    expect(await list('audience=UNIVERSITY', demo.alex.token)).toMatchObject({ data: [], totalRecords: 0 });
  });
});

test('refuses who is not signed in', async () => {
  expect((await demo.send('GET', '/api/job/jobs/all')).status).toBe(401);
});

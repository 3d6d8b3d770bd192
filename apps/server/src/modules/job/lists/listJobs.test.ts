import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';
import { refreshJobSearch } from './jobSearch.ts';

const { getPublicJobCount, listJobs, showJob, listJobCategories } = manifest.job;
type JobPage = ResponseBody<typeof listJobs, 200>['data'];
type Job = JobPage['data'][number];

let demo: DemoApp;
let everything: readonly Job[];

async function list(query: string, token = demo.hana.token): Promise<JobPage> {
  return (await demo.request(listJobs, 200, { query, token })).data;
}

/** The names of the parameters that a list is refused for. */
async function refused(query: string): Promise<readonly string[]> {
  const { fields } = await demo.request(listJobs, 422, { query, token: demo.hana.token, language: 'ja' });
  return Object.keys(present(fields));
}

/** What a job pays by the month at least; less than nothing when it pays by the hour, day or week. */
function monthlyPay(salary: Job['salary']): number {
  const { period, ...ends } = present(salary);
  const minimum = present(ends.minimum);
  if (period === 'YEAR') return Math.floor(minimum / 12);
  return period === 'MONTH' ? minimum : -1;
}

/** Whether a student can apply, as far as is known. */
const CAN_APPLY: ReadonlySet<string> = new Set(['ELIGIBLE', 'CHECK_CONDITIONS']);

const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id).toSorted();

beforeAll(async () => {
  demo = await createDemoApp();
  everything = (await list('size=1000')).data;
});

test('tells a visitor without a session how many public jobs are open, and counts no university job', async () => {
  const before = (await demo.request(getPublicJobCount, 200)).data.openCount;
  const [open] = everything;
  expect(before).toBe((await list('audience=PUBLIC&size=1')).totalRecords);
  const { database } = demo.deps;
  const change = (audience: 'PUBLIC' | 'UNIVERSITY', university_id: string | null) =>
    database
      .updateTable('jobs')
      .set({ audience, university_id })
      .where('id', '=', present(open).id)
      .execute();
  const { id } = await database.selectFrom('universities').select('id').limit(1).executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await change('PUBLIC', null);
  });
  await change('UNIVERSITY', id);
  await expect
    .poll(async () => (await demo.request(getPublicJobCount, 200)).data.openCount, { timeout: 5000 })
    .toBe(before - 1);
});

describe('filters: a list contains exactly the matching open jobs', () => {
  const job = (index: number) => present(everything[index]);
  const locationOf = (index: number) => present(job(index).locations[0]).id;
  const categoryOf = ({ category }: Job) => present(category).id;
  const industryOf = ({ company }: Job) => present(company.industry).id;
  const cases: Record<string, [() => string, (job: Job) => boolean]> = {
    kind: [() => 'kind=INTERNSHIP', ({ kind }) => kind === 'INTERNSHIP'],
    location: [
      () => `locationId=${locationOf(0)}`,
      ({ locations }) => locations.some(({ id }) => id === locationOf(0)),
    ],
    'two locations': [
      () => `locationId=${locationOf(0)}&locationId=${locationOf(9)}`,
      ({ locations }) => locations.some(({ id }) => [locationOf(0), locationOf(9)].includes(id)),
    ],
    category: [() => `categoryId=${categoryOf(job(0))}`, (one) => categoryOf(one) === categoryOf(job(0))],
    industry: [() => `industryId=${industryOf(job(3))}`, (one) => industryOf(one) === industryOf(job(3))],
    company: [() => `companyId=${job(5).company.id}`, ({ company }) => company.id === job(5).company.id],
    'employment status': [
      () => 'employmentStatus=CONTRACT&employmentStatus=PART_TIME',
      ({ employmentStatus }) => ['CONTRACT', 'PART_TIME'].includes(employmentStatus),
    ],
    'work style': [
      () => 'workStyle=REMOTE&workStyle=HYBRID',
      ({ workStyle }) => workStyle === 'REMOTE' || workStyle === 'HYBRID',
    ],
    flextime: [() => 'isFlextime=true', ({ isFlextime }) => isFlextime],
    'no flextime': [() => 'isFlextime=false', ({ isFlextime }) => !isFlextime],
    'graduation year': [
      () => 'graduationYear=2029',
      ({ graduationYears }) => graduationYears.length === 0 || graduationYears.includes(2029),
    ],
    'monthly pay, yearly pay counted by the month': [
      () => 'salaryFrom=250000',
      ({ salary }) => monthlyPay(salary) >= 250_000,
    ],
    'start of work': [() => 'startFrom=2027-04-02', ({ startDate }) => present(startDate) >= '2027-04-02'],
    'days to an answer': [
      () => 'answersWithinDays=5',
      ({ company }) => company.responseDays !== null && company.responseDays <= 5,
    ],
    'jobs one can apply to': [() => 'canApply=true', ({ eligibility }) => CAN_APPLY.has(eligibility.status)],
    'several at once': [
      () => 'workStyle=HYBRID&isFlextime=true&canApply=true&salaryFrom=240000',
      ({ workStyle, isFlextime, eligibility, salary }) =>
        workStyle === 'HYBRID' &&
        isFlextime &&
        CAN_APPLY.has(eligibility.status) &&
        monthlyPay(salary) >= 240_000,
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
    const { data } = await demo.request(listJobCategories, 200, { token: demo.hana.token });
    const category = present(data.categories[0]);
    const industry = present(data.industries[1]);
    expect((await list(`categoryId=${category.id}`)).totalRecords).toBe(category.jobCount);
    expect((await list(`industryId=${industry.id}`)).totalRecords).toBe(industry.jobCount);
  });

  test('level of English', async () => {
    const page = await list('size=5&englishUse=BUSINESS');
    const { id } = present(page.data[0]);
    const { data } = await demo.request(showJob, 200, { params: { id }, token: demo.hana.token });
    expect(data.terms.englishUse).toBe('BUSINESS');
  });
});

describe('search', () => {
  const WORD = encodeURIComponent('バルバロッサ');

  /** Three jobs of which the oldest is called by the word, and the others are described by it, the latest first. */
  async function addDescribed(): Promise<{ readonly id: readonly string[]; readonly token: string }> {
    const { database } = demo.deps;
    const { id: companyId } = await database
      .selectFrom('companies')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const added: string[] = [];
    for (const [title, description, day] of [
      ['Archive of バルバロッサ', null, 1],
      ['Guide', '<p>You explain <b>ﾊﾞﾙﾊﾞﾛｯｻ</b> to visitors.</p>', 3],
      ['Keeper', '<p>バルバロッサの資料</p>', 2],
    ] as const) {
      const { id } = await database
        .insertInto('jobs')
        .values({
          code: `ZZ-${day}`,
          company_id: companyId,
          title,
          description,
          employment_status: 'PERMANENT',
          posted_at: `2026-10-0${day}T00:00:00Z`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      added.push(id);
    }
    onTestFinished(async () => {
      await database.deleteFrom('jobs').where('id', 'in', added).execute();
    });
    await refreshJobSearch(database, added);
    return { id: added, token: demo.hana.token };
  }

  test.each([
    ['エンジニア', 'エンジニア'],
    ['ｴﾝｼﾞﾆｱ', 'エンジニア'],
    ['engineer', 'engineer'],
    ['ＥＮＧＩＮＥＥＲ', 'engineer'],
  ])('%s finds every job with %s in its title or category', async (search, text) => {
    const found = await list(`size=1000&search=${encodeURIComponent(search)}`);
    const expected = everything.filter(({ title, titleJp, category }) =>
      [title, titleJp, category?.title, category?.titleJp].some((part) =>
        present(part).toLowerCase().includes(text),
      ),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(ids(found.data)).toEqual(expect.arrayContaining(ids(expected)));
  });

  test('東京 finds the jobs in Tokyo', async () => {
    const found = await list(`size=1000&search=${encodeURIComponent('東京')}`);
    const inTokyo = everything.filter(({ locations }) => locations.some(({ city }) => city === 'Tokyo'));
    expect(inTokyo.length).toBeGreaterThan(20);
    expect(ids(found.data)).toEqual(expect.arrayContaining(ids(inTokyo)));
  });

  test('every word must be found, short or long', async () => {
    const both = await list(`size=1000&search=${encodeURIComponent('東京　エンジニア')}`);
    expect(both.totalRecords).toBeGreaterThan(0);
    const isNamed = both.data.map(
      (job) =>
        `${job.titleJp} ${job.category?.titleJp}`.includes('エンジニア') &&
        JSON.stringify([job.locations, job.company]).includes('東京'),
    );
    // Matches in the description alone come last.
    expect(isNamed).toContain(true);
    expect(isNamed).toEqual(isNamed.toSorted((one, other) => Number(other) - Number(one)));
    expect((await list(`search=${encodeURIComponent('東京 無い言葉')}`)).totalRecords).toBe(0);
  });

  test('the description is searched below the rest, over pages and in the total', async () => {
    const { id, token } = await addDescribed();
    const page = async (number: number) =>
      (
        await demo.request(listJobs, 200, {
          query: `audience=PUBLIC&size=2&page=${number}&search=${WORD}`,
          token,
        })
      ).data;
    const [first, second] = [await page(1), await page(2)];
    expect(first.totalRecords).toBe(3);
    expect([...first.data, ...second.data].map((job) => job.id)).toEqual(id);
    expect((await page(3)).data).toEqual([]);
    // Its other spelling finds the same.
    expect((await list('search=' + encodeURIComponent('ばるばろっさ'))).totalRecords).toBe(3);
  });

  test('a complete code finds its job, and a part of it finds nothing', async () => {
    const [job] = await demo.deps.database
      .selectFrom('jobs')
      .select(['id', 'code'])
      .where('audience', '=', 'PUBLIC')
      .where('is_closed', '=', false)
      .where('open_until', '>', demo.clock.now().toISOString())
      .limit(1)
      .execute();
    if (job === undefined) throw new Error('There is no open job.');
    const whole = await list(`search=${encodeURIComponent(job.code.toLowerCase())}`);
    expect(whole.data.map(({ id }) => id)).toEqual([job.id]);
    expect((await list(`search=${encodeURIComponent(job.code.slice(0, -1))}`)).totalRecords).toBe(0);
  });

  test.each(['%', '_', '\\', "'; drop table jobs; --", '👩‍🎓', '‮abc'])(
    '%s is a literal character',
    async (search) => {
      const { totalRecords } = await list(`search=${encodeURIComponent(search)}`);
      expect(totalRecords).toBe(0);
    },
  );

  test('rejects more than 200 characters, naming the field', async () => {
    expect(await refused(`search=${'a'.repeat(5000)}`)).toEqual(['search']);
  });
});

describe('order and pages', () => {
  test('newest first unless asked otherwise', () => {
    const posted = everything.map(({ postedAt }) => postedAt);
    expect(posted).toEqual(posted.toSorted().toReversed());
  });

  test('soonest deadline first, those without one last', async () => {
    const { data } = await list('size=1000&sort=DEADLINE');
    const deadlines = data.map(({ entryDeadline }) => entryDeadline ?? '9999');
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(deadlines.at(-1)).toBe('9999');
  });

  test('jobs of the university by the deadline that counts for its students, the earlier of the two', async () => {
    const { data } = await list('size=100&sort=DEADLINE&audience=UNIVERSITY');
    const deadlines = data.map(({ applyBy }) => applyBy ?? '9999');
    expect(deadlines).toEqual(deadlines.toSorted());
    const earlier = data.filter(({ applyBy, universityDeadline }) => applyBy === universityDeadline);
    expect(earlier.length).toBeGreaterThan(5);
    for (const { applyBy, entryDeadline } of earlier)
      if (applyBy !== null) expect(present(entryDeadline) > applyBy).toBe(true);
    expect(deadlines.filter((at) => at < demo.clock.now().toISOString())).toEqual([]);
  });

  test('highest monthly pay first, pay by the hour or day last', async () => {
    const { data } = await list('size=1000&sort=SALARY');
    const monthly = data.map(({ salary }) => monthlyPay(salary));
    expect(monthly).toEqual(monthly.toSorted((a, b) => b - a));
  });

  test.each(['POSTED', 'DEADLINE', 'SALARY'])('turning the pages by %s shows each job once', async (sort) => {
    const seen: string[] = [];
    let page: number | null = 1;
    while (page !== null) {
      const response: JobPage = await list(`size=50&page=${page}&sort=${sort}`);
      expect(response).toMatchObject({ currentPage: page, prevPage: page === 1 ? null : page - 1 });
      expect(response.totalRecords).toBe(everything.length);
      seen.push(...response.data.map(({ id }) => id));
      page = response.nextPage;
    }
    expect(seen.toSorted()).toEqual(ids(everything));
  });

  test('beyond the last page is an empty page with a link back', async () => {
    const last = Math.ceil(everything.length / 20);
    expect(await list('page=9999')).toMatchObject({
      data: [],
      nextPage: null,
      prevPage: last,
      totalPages: last,
    });
  });

  test.each(['page=0', 'page=0x1', 'page=1e2', 'page=-1', 'size=0', 'size=100000', 'size=', 'page=1.5'])(
    'rejects %s, naming the field',
    async (query) => {
      expect(await refused(query)).toEqual([query.split('=')[0]]);
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
    expect(ofHana.data.every(({ audience }) => audience === 'UNIVERSITY')).toBe(true);
    expect(await list('audience=UNIVERSITY', demo.alex.token)).toMatchObject({ data: [], totalRecords: 0 });
  });
});

test('refuses who is not signed in', async () => {
  expect((await demo.request(listJobs, 401)).error).toBe('UNAUTHENTICATED');
});

import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';
import { listJobsForYou, countJobsForYou } from './listJobsForYou.ts';
import { placeNames, studentInterests, type StudentInterests } from './studentInterests.ts';

const { listJobs, listJobsForYou: forYou, actOnJob, showJob } = manifest.job;
const testApp = await createDemoApp();
const { request, deps, clock, hana } = testApp;
const { database } = deps;
const { token } = hana;

type Page = ResponseBody<typeof forYou, 200>['data'];
type ForYou = Page['data'][number];
type Job = ForYou['job'];

const list = async (query = 'size=1000') => (await request(forYou, 200, { token, query })).data;
const updateDetails = (details: { address?: unknown; skills?: string[] }) =>
  database
    .updateTable('user_details')
    .set({
      address: details.address === undefined ? null : JSON.stringify(details.address),
      skills: details.skills ?? [],
    })
    .where('user_id', '=', hana.userId)
    .execute();
const graduate = (year: number | null) =>
  database
    .updateTable('students')
    .set({ graduation_year: year })
    .where('user_id', '=', hana.userId)
    .execute();

beforeEach(async () => {
  await database.deleteFrom('student_profiles').where('user_id', '=', hana.userId).execute();
  await updateDetails({ address: { city: 'Yokohama', prefecture: 'Kanagawa' }, skills: ['English', 'SQL'] });
  await graduate(2027);
});

/** Levels of English, which a list does not show. */
const english = new Map(
  (await database.selectFrom('jobs').select(['id', 'english_use']).execute()).map((row) => [
    row.id,
    row.english_use,
  ]),
);

/** What the rule says of a job, said again without SQL. */
function reasons(job: Job): readonly string[] {
  return [
    ...(job.locations.some(({ city }) => city === 'Yokohama') ? ['PLACE'] : []),
    ...(job.graduationYears.includes(2027) ? ['GRADUATION_YEAR'] : []),
    ...(['READING', 'CONVERSATION', 'BUSINESS'].includes(english.get(job.id) ?? '') ? ['LANGUAGE'] : []),
  ];
}

test('contains exactly the matching jobs with every reason, most reasons first, then the newest', async () => {
  const all = (await request(listJobs, 200, { token, query: 'size=1000&canApply=true' })).data.data;
  const expected = all
    .filter(({ application }) => application === null || application.appliedAt === null)
    .map((job) => ({ id: job.id, matches: reasons(job), postedAt: job.postedAt }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => b.matches.length - a.matches.length || (a.postedAt < b.postedAt ? 1 : -1));
  const page = await list();
  expect(page.data.map(({ job, matches }) => ({ id: job.id, matches, postedAt: job.postedAt }))).toEqual(
    expected,
  );
  expect(page.totalRecords).toBe(expected.length);
  expect(new Set(expected.map(({ matches }) => matches.length))).toEqual(new Set([1, 2, 3]));
});

test('turning the pages shows each job once, in the same order', async () => {
  const whole = (await list()).data.map(({ job }) => job.id);
  const seen: string[] = [];
  let page: number | null = 1;
  while (page !== null) {
    const response: Page = await list(`size=37&page=${page}`);
    expect(response.totalRecords).toBe(whole.length);
    seen.push(...response.data.map(({ job }) => job.id));
    page = response.nextPage;
  }
  expect(seen).toEqual(whole);
});

test('a job that was applied to is gone', async () => {
  const { job } = present((await list('size=1')).data[0]);
  await request(actOnJob, 200, { token, params: { id: job.id }, body: { action: 'apply' } });
  const ids = (await list()).data.map((one) => one.job.id);
  expect(ids).not.toContain(job.id);
  const body = { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' };
  await request(actOnJob, 200, { token, params: { id: job.id }, body });
  expect((await list()).data.map((one) => one.job.id)).not.toContain(job.id);
});

test('an empty profile returns nothing, and no reason', async () => {
  await updateDetails({});
  await graduate(null);
  expect(await list()).toMatchObject({ data: [], totalRecords: 0, totalPages: 0 });
});

/** Writes fields of interest into the profile. */
async function interestedIn(ids: string[]): Promise<void> {
  const fields = { field_of_interest_ids: ids };
  await database
    .insertInto('student_profiles')
    .values({
      user_id: hana.userId,
      education: '[]',
      work_experience: '[]',
      certifications: '[]',
      ...fields,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

describe('fields of the profile that count', () => {
  const viewer = { id: hana.userId, universityId: null, graduationYear: 2027, needsVisa: null };
  const cities = async () => {
    const { locationIds } = await studentInterests(database, viewer);
    const rows = await database.selectFrom('locations').select(['id', 'city']).orderBy('position').execute();
    return rows.filter(({ id }) => locationIds.includes(id)).map(({ city }) => city);
  };

  test.each([
    [{ city: 'Yokohama', prefecture: 'Kanagawa' }, ['Yokohama']],
    [{ city: 'ＹＯＫＯＨＡＭＡ', prefecture: null }, ['Yokohama']],
    [{ city: '横浜市金沢区', prefecture: '神奈川県' }, ['Yokohama']],
    [{ city: 'Kawasaki-shi', prefecture: null }, ['Kawasaki']],
    [{ city: '千代田区', prefecture: '東京都' }, ['Tokyo']],
    [{ city: null, prefecture: '北海道' }, ['Sapporo', 'Hakodate', 'Asahikawa']],
    [{ city: 'Nowhere', prefecture: null }, []],
    [{ city: '', prefecture: ' ' }, []],
    [{ city: '市', prefecture: '%' }, []],
    [undefined, []],
  ])('%j is the places %j', async (address, expected) => {
    await updateDetails({ address });
    expect(await cities()).toEqual(expected);
  });

  test.each([
    [['English'], true],
    [['ビジネス英語'], true],
    [['ＥＮＧＬＩＳＨ conversation'], true],
    [['SQL', 'Facilitation'], false],
    [['Englishman’s cooking'], false],
    [[], false],
  ])('%j among the skills is English: %j', async (skills, expected) => {
    await updateDetails({ skills: [...skills] });
    expect((await studentInterests(database, viewer)).speaksEnglish).toBe(expected);
  });

  test('the job categories among the fields of interest and those below are the field, industries are not', async () => {
    const idOf = async (table: 'job_categories' | 'industries') =>
      (await database.selectFrom(table).select('id').orderBy('position').executeTakeFirstOrThrow()).id;
    const category = await idOf('job_categories');
    await interestedIn([category, await idOf('industries')]);
    const below = await database
      .selectFrom('job_categories')
      .select('id')
      .where('parent_id', '=', category)
      .execute();
    expect(below.length).toBeGreaterThan(0);
    expect(new Set((await studentInterests(database, viewer)).categoryIds)).toEqual(
      new Set([category, ...below.map(({ id }) => id)]),
    );
    await database.deleteFrom('student_profiles').where('user_id', '=', hana.userId).execute();
  });

  test("the portal's language does not count as a spoken one", async () => {
    await updateDetails({});
    await database.updateTable('users').set({ language: 'en' }).where('id', '=', hana.userId).execute();
    expect(await studentInterests(database, viewer)).toEqual({
      categoryIds: [],
      locationIds: [],
      graduationYear: 2027,
      speaksEnglish: false,
    });
  });

  test('a name is taken apart at what a part of Japan is called', () => {
    expect(placeNames('京都府')).toEqual(['京都府', '京', '京都']);
    expect(placeNames('横浜市金沢区')).toEqual(['横浜市金沢区', '横浜', '横浜市', '横浜市金沢']);
    expect(placeNames('Kanagawa-ken')).toContain('kanagawa');
    expect(placeNames(null)).toEqual([]);
  });
});

test('a field takes in the categories below it, where it is known', async () => {
  const viewer = { id: hana.userId, universityId: null, graduationYear: null, needsVisa: null };
  const parent = await database
    .selectFrom('job_categories as k')
    .innerJoin('job_categories as child', 'child.parent_id', 'k.id')
    .innerJoin('jobs', 'jobs.category_id', 'child.id')
    .select(['k.id', 'child.id as childId'])
    .executeTakeFirst();
  await interestedIn([present(parent).id]);
  const { categoryIds } = await studentInterests(database, viewer);
  await database.deleteFrom('student_profiles').where('user_id', '=', hana.userId).execute();
  const interests: StudentInterests = {
    categoryIds,
    locationIds: [],
    graduationYear: null,
    speaksEnglish: false,
  };
  const { rows, count } = await listJobsForYou(
    database,
    interests,
    { page: 1, size: 50 },
    viewer,
    clock.now(),
  );
  expect(count).toBeGreaterThan(0);
  expect(await countJobsForYou(database, interests, viewer, clock.now())).toBe(
    (await listJobsForYou(database, interests, { page: 1, size: 1000 }, viewer, clock.now())).count,
  );
  const first: unknown = JSON.parse(rows.text);
  expect(first).toEqual(
    expect.arrayContaining([expect.objectContaining({ matches: ['FIELD'], job: expect.any(Object) })]),
  );
});

test('is for public jobs alone', async () => {
  for (const { job } of (await list('size=20')).data) {
    expect(job.audience).toBe('PUBLIC');
    expect(['ELIGIBLE', 'CHECK_CONDITIONS']).toContain(
      (await request(showJob, 200, { token, params: { id: job.id } })).data.job.eligibility.status,
    );
  }
});

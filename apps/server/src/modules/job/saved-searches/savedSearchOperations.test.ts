import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { holdTransaction, waitingStatements } from '../../../../test/holdTransaction.ts';
import { present } from '../../../../test/present.ts';
import { checkSearchLimit } from './savedSearchOperations.ts';

const {
  listSavedSearches,
  createSavedSearch,
  updateSavedSearch,
  deleteSavedSearch,
  readSavedSearch,
  listJobs,
} = manifest.job;
const testApp = await createDemoApp();
const { request, deps, clock, databaseUrl, hana, alex } = testApp;
const { token } = hana;

type Search = Body<typeof createSavedSearch>;

const robots = (changes: Partial<Search> = {}): Search => ({
  name: 'Robots',
  audience: 'PUBLIC',
  filters: {},
  ...changes,
});
const keep = async (search: Search, by = token) =>
  (await request(createSavedSearch, 201, { token: by, body: search })).data;
const list = async (by = token) => (await request(listSavedSearches, 200, { token: by })).data;

const NOBODYS = '0199a1c2-0000-7000-8000-00000000ffff';

beforeEach(async () => {
  await deps.database.deleteFrom('saved_searches').execute();
});

const jobs = await deps.database
  .selectFrom('jobs')
  .select(['id', 'location_ids', 'category_id', 'company_id'])
  .where('audience', '=', 'PUBLIC')
  .orderBy('id')
  .execute();
const locationId = present(present(jobs[0]).location_ids[0]);
const category = present(present(jobs[0]).category_id);
const industry = present(
  (
    await deps.database
      .selectFrom('industries')
      .select('id')
      .where('parent_id', 'is', null)
      .executeTakeFirst()
  )?.id,
);

describe('the number of new jobs is that of the job list', () => {
  /** Each filter of the contract, as the search keeps it and as the list is asked. */
  const FILTERS: readonly (readonly [Search['filters'], string])[] = [
    [{}, ''],
    [{ search: 'エンジニア' }, `search=${encodeURIComponent('エンジニア')}`],
    [{ kind: 'INTERNSHIP' }, 'kind=INTERNSHIP'],
    [{ locationId: [locationId] }, `locationId=${locationId}`],
    [{ categoryId: [category] }, `categoryId=${category}`],
    [{ industryId: [industry] }, `industryId=${industry}`],
    [{ employmentStatus: ['CONTRACT', 'PART_TIME'] }, 'employmentStatus=CONTRACT&employmentStatus=PART_TIME'],
    [{ workStyle: ['REMOTE'] }, 'workStyle=REMOTE'],
    [{ isFlextime: true }, 'isFlextime=true'],
    [{ graduationYear: [2029] }, 'graduationYear=2029'],
    [{ salaryFrom: 250_000 }, 'salaryFrom=250000'],
    [{ startFrom: '2027-04-02' }, 'startFrom=2027-04-02'],
    [{ englishUse: ['BUSINESS'] }, 'englishUse=BUSINESS'],
    [{ canApply: true }, 'canApply=true'],
    [{ answersWithinDays: 5 }, 'answersWithinDays=5'],
    [
      { workStyle: ['HYBRID'], canApply: true, salaryFrom: 240_000 },
      'workStyle=HYBRID&canApply=true&salaryFrom=240000',
    ],
  ];

  test.each(['PUBLIC', 'UNIVERSITY'] as const)('by every filter, of %s jobs', async (audience) => {
    const since = new Date(clock.now().getTime() - 40 * 86_400_000).toISOString();
    for (const [filters] of FILTERS) await keep(robots({ filters, audience }));
    await deps.database.updateTable('saved_searches').set({ visited_at: since }).execute();
    const filter = (await list()).toReversed();
    const expected: number[] = [];
    for (const [, query] of FILTERS) {
      const { data } = await request(listJobs, 200, {
        token,
        query: `size=1000&audience=${audience}&${query}`,
      });
      expected.push(Math.min(100, data.data.filter(({ postedAt }) => postedAt > since).length));
    }
    expect(filter.map(({ filters }) => filters)).toEqual(FILTERS.map(([filters]) => filters));
    expect(filter.map(({ newJobs }) => newJobs)).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(5);
  });

  test('begins at nothing, grows by a new posting, and is nothing again once seen', async () => {
    const { id, newJobs, visitedAt } = await keep(robots());
    expect([newJobs, visitedAt]).toEqual([0, clock.now().toISOString()]);
    clock.advance(60_000);
    const [posted] = await deps.database
      .updateTable('jobs')
      .set({ posted_at: clock.now(), is_closed: false, entry_deadline: null })
      .where('id', '=', present(jobs[5]).id)
      .returning('id')
      .execute();
    expect(posted).toBeDefined();
    expect((await list())[0]?.newJobs).toBe(1);
    clock.advance(60_000);
    const { data } = await request(readSavedSearch, 200, { token, params: { id } });
    expect(data).toMatchObject({ newJobs: 0, visitedAt: clock.now().toISOString() });
    expect(await list()).toEqual([data]);
  });
});

test('lists the latest made first', async () => {
  const names = ['First', 'Second', '第三'];
  for (const name of names) {
    await keep(robots({ name }));
    clock.advance(1000);
  }
  expect((await list()).map(({ name }) => name)).toEqual(names.toReversed());
});

test('changes a search, keeping when it was made and visited', async () => {
  const made = await keep(robots());
  clock.advance(60_000);
  const changed = robots({
    name: ' Robots in Kawasaki ',
    filters: { search: 'robot', workStyle: ['HYBRID'] },
  });
  const { message, data } = await request(updateSavedSearch, 200, {
    token,
    params: { id: made.id },
    body: changed,
  });
  expect(message).toBe('Search saved.');
  expect(data).toEqual({ ...made, ...changed, name: 'Robots in Kawasaki', newJobs: data.newJobs });
  expect(await list()).toEqual([data]);
});

test('keeps a search no longer, once', async () => {
  const { id } = await keep(robots());
  const deleted = await request(deleteSavedSearch, 200, { token, params: { id }, language: 'ja' });
  expect(deleted).toEqual({ data: { isDeleted: true }, message: '検索条件を削除しました。' });
  await request(deleteSavedSearch, 404, { token, params: { id } });
  expect(await list()).toEqual([]);
});

test('another student’s search is not there', async () => {
  const { id } = await keep(robots());
  const before = await list();
  for (const unknown of [id, NOBODYS]) {
    const params = { id: unknown };
    await request(updateSavedSearch, 404, { token: alex.token, params, body: robots({ name: 'Mine' }) });
    await request(readSavedSearch, 404, { token: alex.token, params });
    await request(deleteSavedSearch, 404, { token: alex.token, params });
  }
  expect(await list(alex.token)).toEqual([]);
  expect(await list()).toEqual(before);
});

describe('refuses by name', () => {
  test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['no name', { name: ' ' }, ['name']],
    ['a long name', { name: 'a'.repeat(101) }, ['name']],
    ['an audience nobody has', { audience: 'EVERYBODY' }, ['audience']],
    ['a filter that is not one', { filters: { salary: 1 } }, ['filters.salary']],
    ['an empty search', { filters: { search: '' } }, ['filters.search']],
    [
      'what is not there',
      {
        filters: {
          locationId: [locationId, NOBODYS],
          categoryId: [NOBODYS],
          industryId: [industry, category],
        },
      },
      ['filters.categoryId.0', 'filters.industryId.1', 'filters.locationId.1'],
    ],
    [
      'a year the job list does not take',
      { filters: { graduationYear: [2027, 1999] } },
      ['filters.graduationYear.1'],
    ],
  ])('%s', async (_, changes, fields) => {
    const { id } = await keep(robots());
    const body = { ...robots(), ...changes };
    for (const response of [
      await request(createSavedSearch, 422, { token, body }),
      await request(updateSavedSearch, 422, { token, body, params: { id } }),
    ]) {
      expect(Object.keys(present(response.fields)).toSorted()).toEqual(fields);
    }
    expect(await list()).toHaveLength(1);
    expect((await list())[0]).toMatchObject(robots());
  });

  test('a fifty-first search, one of the same moment included', async () => {
    const now = clock.now();
    const row = {
      user_id: hana.userId,
      name: 'x',
      audience: 'PUBLIC',
      filters: '{}',
      visited_at: now,
      created_at: now,
    } as const;
    await deps.database
      .insertInto('saved_searches')
      .values(Array.from({ length: 49 }, () => row))
      .execute();
    const [second] = await holdTransaction(databaseUrl, async (transaction) => {
      await checkSearchLimit(transaction, hana.userId);
      await transaction.insertInto('saved_searches').values(row).execute();
      const keeping = request(createSavedSearch, 422, { token, body: robots() });
      await expect.poll(() => waitingStatements(deps.database)).toBe(1);
      return [keeping];
    });
    expect((await present(second)).error).toBe('VALIDATION_FAILED');
    const { fields } = await request(createSavedSearch, 422, { token, body: robots() });
    expect(fields).toEqual({
      name: 'You have 50 saved searches, which is the limit. Delete one to save another',
    });
    expect(await list()).toHaveLength(50);
    await keep(robots(), alex.token);
  });
});

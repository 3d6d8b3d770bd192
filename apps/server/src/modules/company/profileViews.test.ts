import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createDemoApp } from '../../../test/demoApp.ts';
import { present } from '../../../test/present.ts';
import { recordProfileView } from './profileViews.ts';

const { listProfileViews, showCompany } = manifest.company;
const { request, deps, clock, hana, alex } = await createDemoApp();
const list = async (token: string, query = '') =>
  (await request(listProfileViews, 200, { token, query })).data;

test('lists each company once, the latest look first, page by page', async () => {
  const whole = await list(hana.token, 'size=1000');
  const ids = whole.data.map(({ company }) => company.id);
  expect(whole.totalRecords).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  const moments = whole.data.map(({ viewedAt }) => viewedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(moments.every((moment) => moment < clock.now().toISOString())).toBe(true);
  const pages = [await list(hana.token), await list(hana.token, 'page=2')];
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
  expect(pages[0]).toMatchObject({ currentPage: 1, nextPage: 2, totalPages: 2 });
  const { company } = present(whole.data[0]);
  expect(
    (await request(showCompany, 200, { token: hana.token, params: { id: company.id } })).data.company,
  ).toEqual(company);
});

test('is searched like the list of companies, and counts what it finds', async () => {
  const whole = (await list(hana.token, 'size=1000')).data;
  const { company } = present(whole.find((view) => view.company.nameJp !== null));
  for (const text of [company.name, present(company.nameJp)]) {
    const found = await list(hana.token, `search=${encodeURIComponent(text)}`);
    expect(found.data.map((view) => view.company.id)).toContain(company.id);
    expect(found.totalRecords).toBe(found.data.length);
    expect(found.totalRecords).toBeLessThan(whole.length);
  }
  expect((await list(hana.token, 'search=nobody+zzz')).totalRecords).toBe(0);
});

test('is empty for a student without views', async () => {
  expect(await list(alex.token)).toEqual({
    currentPage: 1,
    nextPage: null,
    prevPage: null,
    totalPages: 0,
    totalRecords: 0,
    data: [],
  });
});

test('counts a look once a day, and keeps the latest', async () => {
  const { id } = await deps.database
    .selectFrom('companies')
    .select('id')
    .orderBy('name')
    .executeTakeFirstOrThrow();
  const view = async (...moments: readonly string[]) => {
    for (const moment of moments) await recordProfileView(deps.database, alex.userId, id, new Date(moment));
    return (await list(alex.token)).data.map(({ viewedAt, viewCount }) => [viewedAt, viewCount]);
  };
  expect(await view('2026-11-18T09:00:00.000Z')).toEqual([['2026-11-18T09:00:00.000Z', 1]]);
  expect(await view('2026-11-18T10:00:00.000Z', '2026-11-18T09:30:00.000Z')).toEqual([
    ['2026-11-18T10:00:00.000Z', 1],
  ]);
  expect(await view('2026-11-19T00:00:00.000Z')).toEqual([['2026-11-19T00:00:00.000Z', 2]]);
});

import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { importCourses } from './import/importCourses.ts';

const { listCourses, updateCourseCompletion } = manifest.common;
const testApp = await createTestApp();
const { request, clock, deps } = testApp;
const universityId = await testApp.addUniversity('Seiryo University');
const hana = await testApp.signInStudent({ email: 'hana@michi.example', universityId });
const alex = await testApp.signInStudent({ email: 'alex@michi.example' });
const folder = await mkdtemp(join(tmpdir(), 'michi-courses-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const url = 'https://course.example/one';
const statistics = { id: 'statistics', name: 'Statistics', nameJp: '統計入門', url, dueOn: '2026-11-25' };

async function importLines(...lines: readonly unknown[]) {
  const path = join(folder, 'courses.jsonl');
  await writeFile(path, lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
  return importCourses(deps, path, () => undefined);
}
const seenBy = async ({ token }: SignedIn, query = '') =>
  (await request(listCourses, 200, { token, query })).data;
const names = async (who: SignedIn, query?: string) =>
  (await seenBy(who, query)).data.map(({ name }) => name);
const complete = async ({ token }: SignedIn, id: string, isCompleted = true) =>
  request(updateCourseCompletion, 200, { token, params: { id }, body: { isCompleted } });
const idOf = async (name: string) =>
  (await deps.database.selectFrom('courses').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id;

beforeEach(async () => {
  clock.set('2026-11-20T03:00:00.000Z');
  await deps.database.deleteFrom('courses').execute();
  await importLines(
    statistics,
    { id: 'any-time', name: 'At any time', url },
    { id: 'later', name: 'Later', url, startsOn: '2026-12-01', dueOn: '2026-12-20' },
    { id: 'own', name: 'Of Seiryo', url, dueOn: '2026-11-22', university: 'Seiryo University' },
  );
});

test('open courses are ordered by their last day, then completed ones, the latest first; a university shows its own', async () => {
  expect(await names(hana)).toEqual(['Of Seiryo', 'Statistics', 'Later', 'At any time']);
  expect(await names(alex)).toEqual(['Statistics', 'Later', 'At any time']);
  await complete(hana, await idOf('Statistics'));
  clock.advance(1_000);
  await complete(hana, await idOf('Of Seiryo'));
  expect(await names(hana)).toEqual(['Later', 'At any time', 'Of Seiryo', 'Statistics']);
  expect(await names(hana, 'isCompleted=true')).toEqual(['Of Seiryo', 'Statistics']);
  expect(await names(hana, 'isCompleted=false&size=1&page=2')).toEqual(['At any time']);
  expect(await seenBy(hana, 'isCompleted=true&size=1')).toMatchObject({ totalRecords: 2, nextPage: 2 });
  expect(await names(alex, 'isCompleted=true')).toEqual([]);
});

test('are searched in both languages, open and completed ones, and counted as found', async () => {
  await complete(hana, await idOf('Statistics'));
  const search = (searchText: string) => `search=${encodeURIComponent(searchText)}`;
  for (const text of ['STAT', '統計', '計', 'ｓｔ']) {
    expect(await names(hana, search(text)), text).toContain('Statistics');
  }
  expect(await names(hana, search('統計 statistics'))).toEqual(['Statistics']);
  expect(await names(hana, `isCompleted=false&${search('統計')}`)).toEqual([]);
  expect(await seenBy(hana, `size=1&${search('at')}`)).toMatchObject({ totalRecords: 3, totalPages: 3 });
  expect(await names(hana, search('%'))).toEqual([]);
});

test('a mark may be repeated and removed; the date of the first one is kept', async () => {
  const id = await idOf('Statistics');
  const first = await complete(hana, id);
  expect(first).toMatchObject({
    message: 'Marked as complete.',
    data: {
      isCompleted: true,
      completedAt: '2026-11-20T03:00:00.000Z',
      audience: 'PUBLIC',
      dueOn: '2026-11-25',
    },
  });
  clock.advance(60_000);
  expect((await complete(hana, id)).data.completedAt).toBe('2026-11-20T03:00:00.000Z');
  const again = await complete(hana, id, false);
  expect(again.data).toMatchObject({ isCompleted: false, completedAt: null });
  expect((await complete(hana, id, false)).data).toEqual(again.data);
  await Promise.all(Array.from({ length: 5 }, () => complete(hana, id)));
  expect((await complete(hana, id)).data.isCompleted).toBe(true);
});

test('a course of another university is not there to mark', async () => {
  const params = { id: await idOf('Of Seiryo') };
  await request(updateCourseCompletion, 404, { token: alex.token, params, body: { isCompleted: true } });
});

test('the first and last day of a course are in the calendar until it is completed', async () => {
  const days = async ({ token }: SignedIn) => {
    const options = { token, query: 'dateRange=2026-11-20,2026-12-20' };
    const { data } = await request(manifest.user.showCalendar, 200, options);
    return data.events.map(({ kind, startsAt, title }) => `${startsAt} ${kind} ${title}`);
  };
  const later = [
    '2026-11-30T15:00:00.000Z COURSE First day of Later',
    '2026-12-19T15:00:00.000Z COURSE Last day for Later',
  ];
  const own = '2026-11-21T15:00:00.000Z COURSE Last day for Of Seiryo';
  const statisticsDue = '2026-11-24T15:00:00.000Z COURSE Last day for Statistics';
  expect(await days(hana)).toEqual([own, statisticsDue, ...later]);
  expect(await days(alex)).toEqual([statisticsDue, ...later]);
  const { data } = await request(manifest.user.showCalendar, 200, {
    token: hana.token,
    query: 'dateRange=2026-11-20,2026-12-20',
  });
  expect(new Set(data.events.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(data.events.length);
  await complete(hana, await idOf('Later'));
  expect(await days(hana)).toEqual([own, statisticsDue]);
});

test('importing twice changes nothing, and a changed line keeps its completions', async () => {
  await complete(hana, await idOf('Statistics'));
  expect(await importLines(statistics)).toEqual({
    lines: ['Courses: 1 read, 0 added, 0 changed, 1 unchanged, 0 refused'],
    ok: true,
  });
  expect((await importLines({ ...statistics, dueOn: null, minutes: 90 })).lines).toEqual([
    'Line 1 changed: minutes, dueOn',
    'Courses: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused',
  ]);
  expect((await seenBy(hana, 'isCompleted=true')).data).toMatchObject([{ dueOn: null, minutes: 90 }]);
});

test('an import skips invalid lines and leaves out optional fields that are invalid, with number and reason', async () => {
  const { lines, ok } = await importLines(
    { ...statistics, id: 'good' },
    '{',
    { ...statistics, id: 'script', url: 'javascript:alert(1)' },
    { ...statistics, id: 'order', startsOn: '2026-12-01' },
    { ...statistics, id: 'nobodys', university: 'Nobody University' },
    { ...statistics, id: 'good' },
    { ...statistics, id: 'unknown', shoeSize: 24 },
    { ...statistics, id: 'nul', name: 'a\u0000' },
    { id: 'nameless', url },
    { ...statistics, id: 'long', minutes: 0 },
    { ...statistics, id: 'day', dueOn: '2026-02-30' },
    { ...statistics, id: 'blank', name: '  ' },
    { ...statistics, id: 'past', startsOn: '0026-11-25' },
    { ...statistics, id: 'far', startsOn: '2026-12-01', dueOn: '9999-12-31' },
  );
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe(
    'Courses: 14 read, 6 added (5 with fields left out), 0 changed, 0 unchanged, 8 refused',
  );
  const reasons = [
    /not JSON/,
    /url: is not a web address/,
    /left out dueOn \(\d{4}-\d\d-\d\d is before startsOn \(\d{4}-\d\d-\d\d\)\)/,
    /university: there is nothing called Nobody University/,
    /id as line 1/,
    /shoeSize: is not known/,
    /NUL/,
    /name: is missing/,
    /left out minutes/,
    /left out dueOn \(is not a date\)/,
    /name: is missing/,
    /left out startsOn \(0026-11-25 is before 2000-01-01\)/,
    /left out dueOn \(9999-12-31 is after 2036-11-20\)/,
  ];
  for (const [index, reason] of reasons.entries()) {
    expect(lines[index]).toMatch(new RegExp(`^Line ${index + 2}: .*${reason.source}`));
  }
});

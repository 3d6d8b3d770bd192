import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { importCompanies } from './importCompanies.ts';

const testApp = await createTestApp();
const { request, clock, deps } = testApp;
const { database } = deps;

let folder: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-companies-'));
  ({ token } = (await createSmallFixture(testApp)).hana);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importLines(lines: readonly (object | string)[]) {
  const path = join(folder, 'companies.jsonl');
  await writeFile(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return importCompanies(deps, path, () => undefined);
}

async function show(name: string) {
  const found = await request(manifest.company.listCompanies, 200, {
    token,
    query: `search=${encodeURIComponent(name)}`,
  });
  const { id } = present(found.data.companies[0]);
  return (await request(manifest.company.showCompany, 200, { token, params: { id } })).data;
}

const KITAKAZE = {
  name: 'Kitakaze Optics',
  nameJp: '北風光学株式会社',
  industry: '機械・ロボット',
  location: { city: 'Otaru', cityJp: '小樽', region: 'Hokkaido', country: 'JP' },
  employeeBand: 'FROM_50_TO_200',
  stock: 'PRIVATELY_HELD',
  establishedOn: '1988-04-01',
  isVerified: true,
  responseDays: 5,
  about: 'Lenses for cold places.',
  aboutJp: '寒い土地のためのレンズをつくっています。',
  website: 'https://kitakaze.example',
  workingDays: ['MONDAY', 'FRIDAY'],
  initialCapital: { amount: 30_000_000, currency: 'JPY' },
  averageEmployeeAge: 36.5,
  benefits: ['MENTOR'],
  hasSummerHolidays: true,
  smokingPolicy: 'NO_SMOKING',
};

test('an imported company has every field, its industry and its location', async () => {
  const { lines, ok } = await importLines([KITAKAZE]);
  expect(lines).toEqual(['Companies: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused']);
  expect(ok).toBe(true);
  const { company, ...details } = await show('小樽');
  expect(company).toMatchObject({
    name: 'Kitakaze Optics',
    nameJp: '北風光学株式会社',
    industry: { title: 'Machinery and robotics' },
    location: { city: 'Otaru', cityJp: '小樽', country: 'JP' },
    employeeBand: 'FROM_50_TO_200',
    establishedOn: '1988-04-01',
    isVerified: true,
    responseDays: 5,
  });
  expect(details).toMatchObject({
    about: 'Lenses for cold places.',
    website: 'https://kitakaze.example',
    workingDays: ['MONDAY', 'FRIDAY'],
    initialCapital: { amount: 30_000_000, currency: 'JPY' },
    averageEmployeeAge: 36.5,
    benefits: ['MENTOR'],
    donation: null,
  });
});

test('the hours for interviews are kept, and the days of them that are invalid named and left out', async () => {
  const hours = (...days: readonly (readonly [string, string, string])[]) =>
    days.map(([weekday, from, to]) => ({ weekday, from, to }));
  const monday = ['MONDAY', '10:00', '17:00'] as const;
  const { lines } = await importLines([
    { name: 'Hours', interviewHours: { timezone: 'Asia/Tokyo', hours: hours(monday) } },
    {
      name: 'Half Hours',
      interviewHours: {
        timezone: 'Asia/Tokyo',
        hours: hours(monday, ['MONDAY', '16:00', '18:00'], ['FRIDAY', '12:00', '09:00']),
      },
    },
    { name: 'No Zone', interviewHours: { timezone: 'Asia/Atlantis', hours: hours(monday) } },
  ]);
  expect(lines.slice(0, -1)).toEqual([
    'Line 2: left out interviewHours.hours.1 (16:00–18:00 overlaps interviewHours.hours.0 (10:00–17:00))',
    'Line 2: left out interviewHours.hours.2 (interviewHours.hours.2.to: 09:00 is not after from (12:00))',
    'Line 3: left out interviewHours (interviewHours.timezone: is not the name of a time zone)',
  ]);
  expect((await show('Hours')).interviewHours?.hours).toEqual(hours(monday));
  expect((await show('Half Hours')).interviewHours?.hours).toEqual(hours(monday));
  expect((await show('No Zone')).interviewHours).toBeNull();
});

test('imported again changes nothing; with a change, that company only', async () => {
  const rows = () => database.selectFrom('companies').selectAll().orderBy('id').execute();
  const before = await rows();
  clock.advance(60_000);
  expect((await importLines([KITAKAZE])).lines).toEqual([
    'Companies: 1 read, 0 added, 0 changed, 1 unchanged, 0 refused',
  ]);
  expect(await rows()).toEqual(before);
  const { lines } = await importLines([{ ...KITAKAZE, responseDays: 3, nameJp: 'キタカゼ光学' }]);
  expect(lines).toEqual([
    'Line 1 changed: nameJp, responseDays',
    'Companies: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused',
  ]);
  expect((await show('キタカゼ光学')).company.responseDays).toBe(3);
});

test('an existing company of the same name is used', async () => {
  const count = () =>
    database
      .selectFrom('companies')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirst();
  const before = await count();
  const { lines } = await importLines([
    { name: 'YUKARI robotics', nameJp: 'ゆかりロボティクス株式会社', about: 'Robots.' },
  ]);
  expect(lines.at(-1)).toBe('Companies: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused');
  expect(await count()).toEqual(before);
});

test('an invalid line is skipped and a field that is invalid left out, with number and reason', async () => {
  const { lines, ok } = await importLines([
    { name: 'First of many' },
    '{"name": oops}',
    { nameJp: '名前だけ' },
    { name: 'Colours', hairColour: 'red' },
    { name: 'Of no industry', industry: 'Alchemy' },
    { name: 'Script', website: 'javascript:alert(1)' },
    { name: 'Band', employeeBand: 'A_FEW' },
    { name: 'Days', responseDays: 1000 },
    { name: 'Capital', initialCapital: { amount: 1 } },
    { name: 'first OF many' },
    [1],
    { name: 'Day', establishedOn: '1988-02-31' },
    '{"name": "NUL\\u0000"}',
    { name: 'Not yet', establishedOn: '2127-04-01' },
    { name: 'Tomorrow', establishedOn: '2026-11-30' },
    { name: 'Never', establishedOn: '0001-01-01' },
    { name: 'Last of many', establishedOn: '0705-01-01' },
  ]);
  const reasons = [
    [2, /is not JSON/],
    [3, /^Line 3: name: is missing/],
    [4, /left out hairColour \(is not known\)/],
    [5, /left out industry \(there is nothing called Alchemy\)/],
    [6, /left out website \(is not a web address\)/],
    [7, /left out employeeBand/],
    [8, /left out responseDays/],
    [9, /left out initialCapital \(initialCapital.currency: is missing\)/],
    [10, /has the same name as line 1/],
    [11, /is not an object/],
    [12, /left out establishedOn \(is not a date\)/],
    [13, /NUL/],
    [14, /left out establishedOn \(2127-04-01 is after 2036-11-20\)/],
    [15, /left out establishedOn \(2026-11-30 is in the future\)/],
    [16, /left out establishedOn \(0001-01-01 is before 0578-01-01\)/],
  ] as const;
  expect(lines.slice(0, -1).map((line) => Number(/^Line (\d+):/.exec(line)?.[1]))).toEqual(
    reasons.map(([line]) => line),
  );
  for (const [index, [, reason]] of reasons.entries()) expect(lines[index]).toMatch(reason);
  expect(lines.at(-1)).toBe(
    'Companies: 17 read, 12 added (10 with fields left out), 0 changed, 0 unchanged, 5 refused',
  );
  expect(ok).toBe(false);
  const names = await database
    .selectFrom('companies')
    .select('name')
    .where('name', 'like', '%of many')
    .execute();
  expect(names).toHaveLength(2);
});

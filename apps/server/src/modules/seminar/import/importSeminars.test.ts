import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import {
  createSeminarFixture,
  type Applicant,
  type SeminarFixture,
} from '../../../../test/seminarFixture.ts';
import { createTestApp, type TestApp } from '../../../../test/testApp.ts';
import { importSeminars } from './importSeminars.ts';

const { listSeminars, showSeminar } = manifest.seminar;

let testApp: TestApp;
let seminars: SeminarFixture;
let student: Applicant;
let folder: string;

beforeAll(async () => {
  testApp = await createTestApp();
  seminars = await createSeminarFixture(testApp);
  student = await seminars.addApplicant();
  folder = await mkdtemp(join(tmpdir(), 'michi-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const robots = {
  id: 'robots-1',
  audience: 'PUBLIC',
  organizer: 'COMPANY',
  company: 'Yukari Robotics',
  title: 'A morning with delivery robots',
  titleJp: '配送ロボットと過ごす午前',
  style: 'BOTH',
  startsAt: '2026-12-01T01:00:00.000Z',
  endsAt: '2026-12-01T03:00:00.000Z',
  capacity: 1,
  placeName: 'Test course',
  description: '<p onclick="x()">Walk</p><script>no()</script>',
  link: 'https://meet.example/robots',
  program: [{ startsAt: null, title: 'On foot', titleJp: null }],
};

async function importLines(...lines: readonly unknown[]) {
  const path = join(folder, 'seminars.jsonl');
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  await writeFile(path, texts.join('\n'));
  return importSeminars(testApp.deps, path, () => undefined);
}

async function find(search: string) {
  const query = `search=${encodeURIComponent(search)}`;
  return (await testApp.request(listSeminars, 200, { query, token: student.token })).data.data;
}

test('a seminar is added once, found by its text, and its description is sanitized', async () => {
  expect((await importLines(robots)).lines.at(-1)).toBe(
    'Seminars: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused',
  );
  expect(await importLines(robots)).toEqual({
    lines: ['Seminars: 1 read, 0 added, 0 changed, 1 unchanged, 0 refused'],
    ok: true,
  });
  const [found] = await find('配送ロボット');
  expect(found).toMatchObject({
    title: robots.title,
    organizer: { type: 'COMPANY', name: 'Yukari Robotics' },
    capacity: 1,
  });
  const { data } = await testApp.request(showSeminar, 200, {
    params: { id: present(found).id },
    token: student.token,
  });
  expect(data).toMatchObject({ description: '<p>Walk</p>', program: robots.program, participants: [] });
});

test('invalid lines are skipped and a link that is invalid is left out, with number and reason', async () => {
  const { lines, ok } = await importLines(
    { ...robots, id: 'good', title: 'A good one' },
    '{',
    { ...robots, id: 'no-company', company: 'Nobody Inc.' },
    { ...robots, id: 'ends', endsAt: '2026-12-01T01:00:00.000Z' },
    { ...robots, id: 'university', audience: 'UNIVERSITY' },
    { ...robots, id: 'link', link: 'javascript:alert(1)' },
    { ...robots, id: 'good' },
    { ...robots, id: 'unknown', shoeSize: 24 },
    '"\\u0000"',
    '',
    { ...robots, id: 'seats', capacity: 0 },
  );
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe(
    'Seminars: 10 read, 2 added (1 with fields left out), 0 changed, 0 unchanged, 8 refused',
  );
  const reasons = [
    /not JSON/,
    /company: there is nothing called Nobody Inc\./,
    /endsAt/,
    /university/,
    /left out link \(is not a web address\)/,
    /id as line 1/,
    /shoeSize/,
    /NUL/,
    /capacity/,
  ];
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 11];
  for (const [index, reason] of reasons.entries()) {
    expect(lines[index]).toMatch(new RegExp(`^Line ${numbers[index]}: .*${reason.source}`));
  }
});

test.each([
  ['startsAt', { startsAt: '0001-01-01T00:00:00Z' }, '0001-01-01 is before 2000-01-01'],
  ['endsAt', { endsAt: '9999-12-31T23:59:59Z' }, '9999-12-31 is after 2036-11-20'],
  ['applicationDeadline', { applicationDeadline: '1926-11-20T00:00:00Z' }, '1926-11-20 is before 2000-01-01'],
  ['universityDeadline', { universityDeadline: '2126-11-20T00:00:00Z' }, '2126-11-20 is after 2036-11-20'],
])('%s that cannot be meant is refused with the reason: %j', async (field, changes, why) => {
  const { lines } = await importLines({ ...robots, id: 'far', title: 'Far off', ...changes });
  expect(lines).toEqual([
    `Line 1: ${field}: ${why}`,
    'Seminars: 1 read, 0 added, 0 changed, 0 unchanged, 1 refused',
  ]);
  expect(await find('Far off')).toEqual([]);
});

test.each([
  [
    'program.0',
    { program: [{ startsAt: '2126-12-01T01:00:00Z', title: 'On foot', titleJp: null }] },
    'program.0.startsAt: 2126-12-01 is after 2036-11-20',
  ],
  ['postedAt', { postedAt: '1970-01-01T00:00:00Z' }, '1970-01-01 is before 2000-01-01'],
  ['postedAt', { postedAt: '2026-12-01T00:00:00Z' }, '2026-12-01T00:00:00Z is in the future'],
  ['mapLink', { mapLink: 'Exit 3' }, 'is not a web address'],
])('%s without a decision is left out with the reason: %j', async (field, changes, why) => {
  const { lines } = await importLines({ ...robots, id: `odd ${why}`, title: 'Odd', ...changes });
  expect(lines).toEqual([
    `Line 1: left out ${field} (${why})`,
    'Seminars: 1 read, 1 added (1 with fields left out), 0 changed, 0 unchanged, 0 refused',
  ]);
});

test.each([
  ['graduationYears', { graduationYears: ['all'] }],
  ['graduationYear', { graduationYear: [2027] }],
  ['applicationDeadline', { applicationDeadline: 'soon' }],
  ['capacity', { capacity: 'many' }],
])('%s that decides who may come is refused, however it is misspelt', async (field, changes) => {
  const { lines } = await importLines({ ...robots, id: 'decides', ...changes });
  expect(lines[0]).toMatch(new RegExp(`^Line 1: ${field}`));
});

test.each([
  ['university', { organizer: 'UNIVERSITY' }],
  ['company', { company: null }],
])('a seminar whose %s organizes it and is missing is refused', async (field, changes) => {
  const { lines } = await importLines({ ...robots, id: `organizer ${field}`, ...changes });
  expect(lines).toEqual([
    expect.stringMatching(`^Line 1: ${field}: `),
    'Seminars: 1 read, 0 added, 0 changed, 0 unchanged, 1 refused',
  ]);
});

test.each(['PUBLIC', 'UNIVERSITY'])(
  'a university organizes a seminar for its own students, or for all: %s',
  async (audience) => {
    const other = { ...robots, title: 'Of a university', titleJp: '大学のセミナー' };
    const line = { ...other, id: `university ${audience}`, audience, organizer: 'UNIVERSITY' };
    const { name: university } = await testApp.deps.database
      .selectFrom('universities')
      .select('name')
      .where('id', '=', seminars.data.universityId)
      .executeTakeFirstOrThrow();
    expect((await importLines({ ...line, company: null, university })).lines).toEqual([
      'Seminars: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused',
    ]);
  },
);

test.each([
  [{ style: 'OFFLINE' }, 'link (is only for online seminars)'],
  [{ style: 'ONLINE' }, 'placeName (is only for seminars with a place)'],
  [{ style: 'ONLINE', placeName: null, address: '1-1' }, 'address (is only for seminars with a place)'],
])('what a seminar of its style does not have is left out: %j', async (changes, leftOut) => {
  const { lines } = await importLines({
    ...robots,
    id: leftOut,
    title: 'Of one style',
    titleJp: '一つの形式',
    ...changes,
  });
  expect(lines).toEqual([
    `Line 1: left out ${leftOut}`,
    'Seminars: 1 read, 1 added (1 with fields left out), 0 changed, 0 unchanged, 0 refused',
  ]);
});

test('a new time notifies participants, more seats go to the waiting list, fewer than taken are refused', async () => {
  const [seminar] = await find('配送ロボット');
  const { id } = present(seminar);
  const waiting = await seminars.addApplicant();
  await seminars.apply(student, id);
  await seminars.apply(waiting, id);
  await importLines({ ...robots, startsAt: '2026-12-01T00:30:00.000Z', capacity: 2 });
  expect(await seminars.notificationsOf(student)).toEqual(['SEMINAR_CHANGE']);
  expect((await seminars.notificationsOf(waiting)).toSorted()).toEqual([
    'SEMINAR_CHANGE',
    'SEMINAR_SEAT_HELD',
  ]);
  expect((await seminars.show(waiting, id)).application?.status).toBe('SEAT_HELD');
  expect((await importLines({ ...robots, capacity: 1 })).lines[0]).toBe(
    'Line 1: capacity: cannot be 1: 2 seats are taken',
  );
});

test('a new link notifies participants, once, with its own message', async () => {
  const online = {
    id: 'online-1',
    audience: 'PUBLIC',
    organizer: 'JOBHUNTING',
    title: 'Writing a first mail',
    style: 'ONLINE',
    startsAt: '2026-12-03T01:00:00.000Z',
    endsAt: '2026-12-03T02:00:00.000Z',
    link: 'https://meet.example/before',
  };
  await importLines(online);
  const { id } = present((await find('Writing a first mail'))[0]);
  const comes = await seminars.addApplicant();
  const stranger = await seminars.addApplicant();
  await seminars.apply(comes, id);
  const before = await seminars.notificationsOf(comes);
  const moved = { ...online, link: 'https://meet.example/after' };
  expect((await importLines(moved)).lines).toEqual([
    'Line 1 changed: link',
    'Seminars: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused',
  ]);
  await importLines(moved);
  await importLines({ ...moved, title: 'Writing a first mail, again' });
  expect(await seminars.notificationsOf(comes)).toEqual([...before, 'SEMINAR_CHANGE']);
  expect(await seminars.notificationsOf(stranger)).toEqual([]);
  const notified = await testApp.deps.database
    .selectFrom('notifications')
    .select(['id', 'title', 'title_jp'])
    .where('user_id', '=', comes.userId)
    .where('kind', '=', 'SEMINAR_CHANGE')
    .executeTakeFirstOrThrow();
  expect([notified.title, notified.title_jp]).toEqual([
    'New link to join: Writing a first mail',
    '参加用リンクが変更されました：Writing a first mail',
  ]);
  const mails = await testApp.deps.database
    .selectFrom('notification_deliveries')
    .select('channel')
    .where('notification_id', '=', notified.id)
    .execute();
  expect(mails).toEqual([{ channel: 'MAIL' }]);
});

test('a start and an end in different offsets are compared as instants', async () => {
  const mixed = {
    id: 'mixed-1',
    audience: 'PUBLIC',
    organizer: 'JOBHUNTING',
    title: 'Between two zones',
    style: 'ONLINE',
    startsAt: '2026-12-20T10:00:00+09:00',
    endsAt: '2026-12-20T02:00:00Z',
  };
  expect((await importLines(mixed)).lines.at(-1)).toMatch('1 added');
  const backwards = { ...mixed, id: 'mixed-2', endsAt: '2026-12-20T09:30:00+09:00' };
  expect((await importLines(backwards)).lines[0]).toBe(
    'Line 1: endsAt: 2026-12-20T09:30:00+09:00 is not after startsAt (2026-12-20T10:00:00+09:00)',
  );
});

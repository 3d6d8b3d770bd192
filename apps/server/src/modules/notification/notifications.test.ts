import { manifest } from '@michi/api/manifest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { NotificationGroup } from '../../platform/database/schema.ts';
import { storedMoment } from '../../platform/notifications/noticeTexts.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { ofGroup } from './groups.ts';
import { readState } from './notificationState.ts';

const { clearNotifications, listNotifications, readNotifications } = manifest.notification;
const testApp = await createTestApp();
const { request, clock, deps, send, signInStudent } = testApp;
const { database } = deps;

let student: SignedIn;
let count = 0;
beforeEach(async () => {
  student = await signInStudent();
  clock.advance(60_000);
});

async function notifyStudent(
  group: NotificationGroup = 'JOBS',
  { userId }: { readonly userId: string } = student,
): Promise<string> {
  count += 1;
  clock.advance(1_000);
  await inTransaction(database, (transaction) =>
    notify(
      transaction,
      [
        {
          userId,
          kind: group === 'JOBS' ? 'JOB_OFFER' : 'SEMINAR_CHANGE',
          title: `Number ${count}`,
          titleJp: `${count}番`,
          body: null,
          bodyJp: null,
          link: '/student/job/public-jobs?tab=6',
        },
      ],
      clock.now(),
    ),
  );
  return `Number ${count}`;
}

const page = (query = '', { userId, token }: SignedIn = student) =>
  request(listNotifications, 200, { params: { userId }, query, token });
const titles = async (query = '') => (await page(query)).data.data.map(({ title }) => title);
const total = async (query = '') => (await page(query)).data.totalRecords;
const read = (body: object, who = student) => request(readNotifications, 200, { body, token: who.token });
const clear = (query: string, who = student) => request(clearNotifications, 200, { query, token: who.token });
const idOf = async (title: string): Promise<string> =>
  present((await page('size=1000')).data.data.find((one) => one.title === title)).id;

test('notifications of both groups or of one are listed, the latest first, as they were made', async () => {
  const [job, seminar, other] = [
    await notifyStudent('JOBS'),
    await notifyStudent('SEMINAR'),
    await notifyStudent('JOBS'),
  ];
  await notifyStudent('JOBS', await signInStudent());
  expect(await titles()).toEqual([other, seminar, job]);
  expect(await titles('group=JOBS')).toEqual([other, job]);
  expect(await titles('group=SEMINAR')).toEqual([seminar]);
  expect((await page('page=2&size=2')).data).toMatchObject({
    currentPage: 2,
    prevPage: 1,
    nextPage: null,
    totalRecords: 3,
    data: [
      { title: job, group: 'JOBS', kind: 'JOB_OFFER', link: '/student/job/public-jobs?tab=6', readAt: null },
    ],
  });
});

test('notifications are found by text in either language, by group and by read state, and counted', async () => {
  const [job] = [await notifyStudent('JOBS'), await notifyStudent('SEMINAR')];
  const number = job.replace('Number ', '');
  const search = (searchText: string) => `search=${encodeURIComponent(searchText)}`;
  expect(await titles(search(`number ${number}`))).toContain(job);
  expect(await titles(search(`${number}番`))).toEqual([job]);
  expect(await titles(`group=SEMINAR&${search(`${number}番`)}`)).toEqual([]);
  expect(await total(`size=1&${search('番')}`)).toBe(2);
  expect(await total(`size=1&page=2&group=JOBS&${search('番')}`)).toBe(1);
  await read({ ids: [await idOf(job)] });
  expect(await titles(`isUnread=true&${search(`${number}番`)}`)).toEqual([]);
  expect(await total(`isUnread=false&size=1&${search('番')}`)).toBe(1);
  expect(await total(search('nothing'))).toBe(0);
  expect(await total(search(' '))).toBe(2);
});

test('notifications of another student are not listed', async () => {
  const other = await signInStudent();
  const response = await request(listNotifications, 404, {
    params: { userId: other.userId },
    token: student.token,
  });
  expect(response.error).toBe('NOT_FOUND');
});

test('named notifications are marked as read once, with the time of the first mark', async () => {
  const [first, second] = [await notifyStudent(), await notifyStudent('SEMINAR')];
  const ids = [await idOf(first), await idOf(second)];
  expect(await read({ ids })).toEqual({ message: 'Marked as read.', data: { changed: 2 } });
  const readAt = clock.now().toISOString();
  clock.advance(5_000);
  expect((await read({ ids })).data.changed).toBe(0);
  expect((await page()).data.data.map((one) => one.readAt)).toEqual([readAt, readAt]);
  expect(await total('isUnread=true')).toBe(0);
  expect(await titles('isUnread=false')).toEqual([second, first]);
});

test("another student's notifications are neither marked as read nor cleared", async () => {
  await notifyStudent();
  const other = await signInStudent();
  const id = await idOf(`Number ${count}`);
  expect((await read({ ids: [id] }, other)).data.changed).toBe(0);
  expect((await clear(`id=${id}`, other)).data.changed).toBe(0);
  expect(await total('isUnread=true')).toBe(1);
});

test('all notifications of one group or both up to a time are marked as read, and none after it', async () => {
  const [job, seminar] = [await notifyStudent('JOBS'), await notifyStudent('SEMINAR')];
  const upTo = clock.now().toISOString();
  const late = await notifyStudent('JOBS');
  expect((await read({ upTo, group: 'JOBS' })).data.changed).toBe(1);
  const firstRead = clock.now().toISOString();
  expect(await titles('isUnread=true')).toEqual([late, seminar]);
  expect(await titles('isUnread=false')).toEqual([job]);
  clock.advance(5_000);
  expect((await read({ upTo: clock.now().toISOString() })).data.changed).toBe(2);
  expect(await titles('isUnread=true')).toEqual([]);
  const secondRead = clock.now().toISOString();
  expect((await page()).data.data.map((one) => one.readAt)).toEqual([secondRead, secondRead, firstRead]);
});

test('a future time counts as now: later notifications stay unread', async () => {
  await notifyStudent();
  expect((await read({ upTo: '2099-01-01T00:00:00.000Z' })).data.changed).toBe(1);
  const next = await notifyStudent();
  expect(await titles('isUnread=true')).toEqual([next]);
});

test('one that was on its way while all were marked as read is made after the mark', async () => {
  await notifyStudent();
  const before = clock.now();
  clock.advance(10_000);
  await read({ upTo: clock.now().toISOString() });
  await notify(
    database,
    [
      {
        userId: student.userId,
        kind: 'UNLUCKY',
        title: 'Slow',
        titleJp: null,
        body: null,
        bodyJp: null,
        link: '/student/dashboard',
      },
    ],
    before,
  );
  expect(await titles('isUnread=true')).toEqual(['Slow']);
});

test('cleared notifications are deleted, by id or up to a time', async () => {
  const [first] = [await notifyStudent(), await notifyStudent()];
  expect(await clear(`id=${await idOf(first)}`)).toEqual({
    message: 'Notifications cleared.',
    data: { changed: 1 },
  });
  const upTo = clock.now().toISOString();
  const seminar = await notifyStudent('SEMINAR');
  const late = await notifyStudent();
  expect((await clear(`upTo=${upTo}`)).data.changed).toBe(1);
  expect(await titles()).toEqual([late, seminar]);
  expect((await clear(`upTo=${clock.now().toISOString()}&group=SEMINAR`)).data.changed).toBe(1);
  expect(await titles()).toEqual([late]);
});

test.each([
  [{}, {}],
  [{ group: 'JOBS' }, 'group=JOBS'],
  [
    { ids: ['0199a1c2-0000-7000-8000-00000007e001'], upTo: '2026-11-20T03:00:00.000Z' },
    'id=0199a1c2-0000-7000-8000-00000007e001&upTo=2026-11-20T03:00:00.000Z',
  ],
])('neither or both of ids and a moment are rejected: %j', async (body, query) => {
  await request(readNotifications, 422, { body, token: student.token });
  const refused = await request(clearNotifications, 422, {
    query: typeof query === 'string' ? query : '',
    token: student.token,
  });
  expect(refused.fields).toEqual({ upTo: 'Send either notifications or a time' });
});

test('a link to another origin never gets into the table', async () => {
  for (const link of [
    'https://evil.example/',
    '//evil.example',
    '/student\\evil',
    '/api/user',
    'javascript:alert(1)',
  ]) {
    await expect(
      notify(
        database,
        [
          {
            userId: student.userId,
            kind: 'JOB_OFFER',
            title: 'x',
            titleJp: null,
            body: null,
            bodyJp: null,
            link,
          },
        ],
        clock.now(),
      ),
    ).rejects.toThrow('notifications_link_of_portal');
  }
});

test('an unchanged refetch is a 304, however the tag is written, and each change makes a new tag', async () => {
  await notifyStudent();
  const path = `/api/notification/notification/user/${student.userId}`;
  const { headers } = await send('GET', `${path}?size=1`, { token: student.token });
  const etag = present(headers.get('etag'));
  const again = (tag: string, query = 'size=1') =>
    send('GET', `${path}?${query}`, { token: student.token, headers: { 'If-None-Match': tag } });
  for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const response = await again(tag);
    expect([response.status, response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      304,
      etag,
      'no-store',
    ]);
  }
  expect((await again(etag, 'size=2')).status).toBe(200);
  await read({ upTo: clock.now().toISOString() });
  expect((await again(etag)).status).toBe(200);
});

test('a 304 takes one read by primary key beside that of the session', async () => {
  await notifyStudent();
  const path = `/api/notification/notification/user/${student.userId}`;
  const { headers } = await send('GET', path, { token: student.token });
  const seen: string[] = [];
  const original = deps.database.getExecutor().executeQuery.bind(deps.database.getExecutor());
  const executor = deps.database.getExecutor();
  executor.executeQuery = (query) => {
    seen.push(query.sql);
    return original(query);
  };
  try {
    const response = await send('GET', path, {
      token: student.token,
      headers: { 'If-None-Match': present(headers.get('etag')) },
    });
    expect(response.status).toBe(304);
  } finally {
    executor.executeQuery = original;
  }
  expect(seen.map((statement) => /from "(\w+)"/.exec(statement)?.[1])).toEqual([
    'sessions',
    'notification_states',
  ]);
});

test('the counters and marks match the rows, after any sequence of operations', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('tell'), group: fc.constantFrom('JOBS', 'SEMINAR') }),
    fc.record({
      do: fc.constantFrom('read', 'clear'),
      back: fc.integer({ min: -5, max: 20 }),
      group: fc.constantFrom('JOBS', 'SEMINAR', undefined),
    }),
    fc.record({ do: fc.constantFrom('readOne', 'clearOne'), place: fc.nat({ max: 8 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      student = await signInStudent();
      for (const one of steps) {
        if ('back' in one) {
          const upTo = new Date(clock.now().getTime() - one.back * 1_000).toISOString();
          if (one.do === 'read') await read({ upTo, ...(one.group && { group: one.group }) });
          else await clear(`upTo=${upTo}${one.group === undefined ? '' : `&group=${one.group}`}`);
        } else if ('place' in one) {
          const id = (await page()).data.data[one.place]?.id;
          if (id === undefined) continue;
          if (one.do === 'readOne') await read({ ids: [id] });
          else await clear(`id=${id}`);
        } else await notifyStudent(one.group === 'JOBS' ? 'JOBS' : 'SEMINAR');
      }
      const state = await readState(database, student.userId);
      for (const group of ['JOBS', 'SEMINAR'] as const) {
        const rows = (await page(`size=1000&group=${group}`)).data.data;
        const unread = rows.filter(({ readAt }) => readAt === null);
        expect(ofGroup(state, group)).toMatchObject({ total: rows.length, unread: unread.length });
        const listed = async (isUnread: boolean) =>
          (await page(`size=1000&group=${group}&isUnread=${isUnread}`)).data.data.map(({ id }) => id);
        expect(await listed(true)).toEqual(unread.map(({ id }) => id));
        expect(await listed(false)).toEqual(rows.filter(({ readAt }) => readAt !== null).map(({ id }) => id));
      }
    }),
    { numRuns: 15, seed: 20_261_120 },
  );
});

test('notifications for one student at once are all counted and numbered', async () => {
  await Promise.all(Array.from({ length: 12 }, () => notifyStudent()));
  const state = await readState(database, student.userId);
  expect(state).toMatchObject({ version: 12, jobs_total: 12, jobs_unread: 12 });
  const { rows } = await sql<{ sequence: number }>`
    select sequence from notifications where user_id = ${student.userId} order by sequence`.execute(database);
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test('a moment in a text is in the zone and the language of the reader, also after they have moved', async () => {
  const moment = storedMoment(new Date('2026-11-21T08:00:00Z'));
  const notification = {
    userId: student.userId,
    kind: 'COUNSELLING_CHANGE',
    title: `Appointment booked: ${moment}`,
    titleJp: `面談を予約しました：${moment}`,
    body: `Until ${moment}.`,
    bodyJp: `${moment}まで。`,
    link: '/student/dashboard',
  } as const;
  await notify(database, [notification], clock.now());
  const { token, userId } = student;
  const path = `/api/notification/notification/user/${userId}`;
  const inTokyo = await send('GET', path, { token });
  expect(inTokyo.body).toMatchObject({
    data: {
      data: [
        {
          title: 'Appointment booked: Sat 21 Nov, 17:00',
          titleJp: '面談を予約しました：11月21日（土）17:00',
          body: 'Until Sat 21 Nov, 17:00.',
          bodyJp: '11月21日（土）17:00まで。',
        },
      ],
    },
  });
  await request(manifest.user.updateSettings, 200, { token, body: { timezone: 'Europe/Paris' } });
  const inParis = await send('GET', path, {
    token,
    headers: { 'If-None-Match': present(inTokyo.headers.get('etag')) },
  });
  expect(inParis.body).toMatchObject({
    data: {
      data: [
        {
          title: 'Appointment booked: Sat 21 Nov, 09:00 CET',
          titleJp: '面談を予約しました：11月21日（土）09:00（中央ヨーロッパ標準時）',
          body: 'Until Sat 21 Nov, 09:00 CET.',
          bodyJp: '11月21日（土）09:00（中央ヨーロッパ標準時）まで。',
        },
      ],
    },
  });
  expect([await titles('search=booked'), await titles('search=2026')]).toEqual([
    ['Appointment booked: Sat 21 Nov, 09:00 CET'],
    [],
  ]);
});

import { manifest } from '@michi/api/manifest';
import { beforeAll, expect, test } from 'vitest';
import { createCareerOfficeFixture, type CareerOfficeFixture } from '../../../../test/careerOfficeFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { deleteAccount, listCounsellors, showCounsellorCalendar } = manifest.user;

let testApp: TestApp;
let office: CareerOfficeFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  office = await createCareerOfficeFixture(testApp);
  student = await office.addStudent();
});

const names = async (query: string) => {
  const { data } = await testApp.request(listCounsellors, 200, {
    token: await office.tokenOf(student),
    query,
  });
  return data.data.map(({ name }) => name);
};

test('counsellors are ordered by their earliest free slot, and are found by topic, style, language and text', async () => {
  const monday = await office.addCounsellor({ name: 'Mei Lin', name_jp: '林 美', languages: ['zh', 'ja'] }, [
    [1, '10:00', '10:45'],
  ]);
  await office.addCounsellor(
    { name: 'Yuko Asai', name_jp: '浅井 裕子', style: 'ONLINE', topics: ['OFFER'] },
    [[1, '09:00', '09:45']],
  );
  await office.addCounsellor({ name: 'Away', takes_bookings: false });
  expect(await names('')).toEqual(['Yuko Asai', 'Mei Lin', 'Away']);
  expect(await names('topic=OFFER')).toEqual(['Yuko Asai']);
  expect(await names('style=OFFLINE')).toEqual(['Mei Lin', 'Away']);
  expect(await names('style=ONLINE&size=1&page=2')).toEqual(['Mei Lin']);
  expect(await names('language=en')).toEqual(['Yuko Asai', 'Away']);
  expect(await names('language=ZH')).toEqual(['Mei Lin']);
  expect(await names(`search=${encodeURIComponent('浅井')}`)).toEqual(['Yuko Asai']);
  const own = await office.booked(student, monday, '2026-11-23T01:00:00.000Z');
  const calendar = await testApp.request(showCounsellorCalendar, 200, {
    token: await office.tokenOf(student),
    params: { id: monday },
    query: 'dateRange=2026-11-01,2026-11-30',
  });
  expect(calendar.data).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    timezone: 'JST',
    slots: [
      {
        startsAt: '2026-11-23T01:00:00.000Z',
        endsAt: '2026-11-23T01:45:00.000Z',
        style: 'BOTH',
        isAvailable: false,
        counsellingId: own,
      },
      {
        startsAt: '2026-11-30T01:00:00.000Z',
        endsAt: '2026-11-30T01:45:00.000Z',
        style: 'BOTH',
        isAvailable: true,
        counsellingId: null,
      },
    ],
  });
});

test('of a deleted account the appointments go, and the number of students helped stays', async () => {
  const counsellor = await office.addCounsellor({ assisted_before: 7 });
  const password = 'blue-ridge-2027';
  const passwordHash = await passwords.hash(password);
  const leaving = await testApp.signInStudent({ universityId: office.universityId, passwordHash });
  const { database } = testApp.deps;
  for (const [day, status] of [
    ['02', 'ATTENDED'],
    ['03', 'ATTENDED'],
    ['25', 'BOOKED'],
  ] as const)
    await database
      .insertInto('counsellings')
      .values({
        user_id: leaving.userId,
        counsellor_id: counsellor,
        topic: 'OTHER',
        style: 'ONLINE',
        status,
        starts_at: `2026-11-${day}T01:00:00Z`,
        ends_at: `2026-11-${day}T01:45:00Z`,
        question: 'Mine',
        booked_at: testApp.clock.now(),
      })
      .execute();
  const assisted = async () => {
    const { data } = await testApp.request(listCounsellors, 200, { token: await office.tokenOf(student) });
    return present(data.data.find(({ id }) => id === counsellor)).studentsAssisted;
  };
  expect(await assisted()).toBe(8);
  await testApp.request(deleteAccount, 200, {
    token: leaving.token,
    body: { password, reason: 'FEW_COMPANIES' },
  });
  expect(await assisted()).toBe(8);
  const left = await database
    .selectFrom('counsellings')
    .select('id')
    .where('user_id', '=', leaving.userId)
    .execute();
  expect(left).toEqual([]);
});

import { manifest } from '@michi/api/manifest';
import { beforeAll, expect, test } from 'vitest';
import { createCareerOfficeFixture, type CareerOfficeFixture } from '../../../../test/careerOfficeFixture.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

let testApp: TestApp;
let office: CareerOfficeFixture;
let hana: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  office = await createCareerOfficeFixture(testApp);
  hana = await office.addStudent();
});

/** When the free times of one counsellor on some days begin. */
async function begins(counsellorId: string, days: string): Promise<readonly string[]> {
  const { slots } = await office.slots(hana, days, `&counsellorId=${counsellorId}`);
  return slots.map(({ startsAt }) => startsAt.replace(':00.000Z', ''));
}

test('the times of a day follow one another on the clock of the counsellor, as instants', async () => {
  const counsellor = await office.addCounsellor();
  const { slots, ...days } = await office.slots(hana, '2026-11-23,2026-11-23', `&counsellorId=${counsellor}`);
  expect(days).toEqual({ from: '2026-11-23', to: '2026-11-23', timezone: 'JST' });
  expect(slots.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    ['2026-11-23T01:00:00.000Z', '2026-11-23T01:45:00.000Z'],
    ['2026-11-23T01:45:00.000Z', '2026-11-23T02:30:00.000Z'],
    ['2026-11-23T02:30:00.000Z', '2026-11-23T03:15:00.000Z'],
    ['2026-11-23T03:15:00.000Z', '2026-11-23T04:00:00.000Z'],
  ]);
  // Saturday and Sunday.
  expect(await begins(counsellor, '2026-11-21,2026-11-22')).toEqual([]);
});

test('across a clock change the office hours keep their local time, and no slots overlap', async () => {
  const counsellor = await office.addCounsellor({ timezone: 'America/New_York', slot_minutes: 60 }, [
    [6, '10:00', '11:00'],
    [7, '00:00', '04:00'],
    [1, '10:00', '11:00'],
  ]);
  testApp.clock.set('2027-03-10T03:00:00.000Z');
  expect(await begins(counsellor, '2027-03-13,2027-03-16')).toEqual([
    '2027-03-13T15:00',
    // The night has three hours: 00:00, 01:00 and 03:00 on the clock.
    '2027-03-14T05:00',
    '2027-03-14T06:00',
    '2027-03-14T07:00',
    '2027-03-15T14:00',
  ]);
  testApp.clock.set('2027-11-04T03:00:00.000Z');
  expect(await begins(counsellor, '2027-11-06,2027-11-09')).toEqual([
    '2027-11-06T14:00',
    // It has five: 01:00 occurs twice.
    '2027-11-07T04:00',
    '2027-11-07T05:00',
    '2027-11-07T06:00',
    '2027-11-07T07:00',
    '2027-11-07T08:00',
    '2027-11-08T15:00',
  ]);
  testApp.clock.set('2026-11-20T03:00:00.000Z');
});

test('the days are days of the student, wherever the counsellor sits', async () => {
  const counsellor = await office.addCounsellor({ timezone: 'America/New_York' }, [[1, '21:00', '21:45']]);
  // Monday evening there is Tuesday morning in Tokyo.
  expect(await begins(counsellor, '2026-11-24,2026-11-24')).toEqual(['2026-11-24T02:00']);
  expect(await begins(counsellor, '2026-11-23,2026-11-23')).toEqual([]);
});

test('a slot in an absence, taken, too soon or too far in the future is not offered', async () => {
  const counsellor = await office.addCounsellor({}, [
    [1, '10:00', '13:00'],
    [5, '12:00', '15:00'],
  ]);
  await testApp.deps.database
    .insertInto('counsellor_absences')
    .values({ counsellor_id: counsellor, starts_at: '2026-11-23T01:50:00Z', ends_at: '2026-11-23T02:00:00Z' })
    .execute();
  await office.booked(await office.addStudent(), counsellor, '2026-11-23T03:15:00.000Z');
  expect(await begins(counsellor, '2026-11-23,2026-11-23')).toEqual(['2026-11-23T01:00', '2026-11-23T02:30']);
  // It is noon of Friday; two hours' notice leave the last time.
  expect(await begins(counsellor, '2026-11-20,2026-11-20')).toEqual(['2026-11-20T05:15']);
  expect((await begins(counsellor, '2027-01-11,2027-01-22')).at(-1)).toBe('2027-01-18T03:15');
});

test.each([
  ['2026-12-06,2026-11-23', 'Enter a first and a last day, at most 42 days'],
  ['2026-11-23,2027-01-04', 'Enter a first and a last day, at most 42 days'],
  ['0001-01-01,9999-12-31', 'Enter a first and a last day, at most 42 days'],
  ['2026-11-01,2026-11-19', 'These days have passed'],
  ['2027-01-20,2027-01-21', 'Choose days at most 60 days ahead'],
])('the days %s are refused by their field', async (dateRange, message) => {
  const counsellorId = await office.addCounsellor({}, []);
  const token = await office.tokenOf(hana);
  const query = `dateRange=${dateRange}`;
  const { fields = {} } = await testApp.request(manifest.university.listCounsellingSlots, 422, {
    token,
    query,
  });
  expect(Object.values(fields)).toEqual([message]);
  const request = { token, query, params: { id: counsellorId } };
  const calendar = await testApp.request(manifest.user.showCounsellorCalendar, 422, request);
  expect(calendar.fields).toEqual(fields);
});

test('for any counsellor, each time occurs once, with the counsellor who has the fewest upcoming appointments', async () => {
  // A topic that only these offer keeps the other counsellors out.
  const both = { topics: ['OFFER'] };
  const busy = await office.addCounsellor({ ...both, name: 'A busy one' }, [[3, '10:00', '11:30']]);
  const free = await office.addCounsellor({ ...both, name: 'B free one' }, [[3, '10:00', '10:45']]);
  await office.addCounsellor({ ...both, name: 'C online one', style: 'OFFLINE' }, [[3, '10:00', '10:45']]);
  const requested = () => office.slots(hana, '2026-12-02,2026-12-02', '&topic=OFFER&style=ONLINE');
  const names = async () => (await requested()).slots.map(({ counsellor }) => counsellor.id);
  expect(await names()).toEqual([busy, busy]);
  await testApp.deps.database
    .insertInto('counsellings')
    .values({
      user_id: (await office.addStudent()).userId,
      counsellor_id: busy,
      topic: 'OFFER',
      style: 'ONLINE',
      starts_at: '2026-12-09T01:00:00Z',
      ends_at: '2026-12-09T01:45:00Z',
      booked_at: testApp.clock.now(),
    })
    .execute();
  expect(await names()).toEqual([free, busy]);
  const response = await office.book(hana, {
    topic: 'OFFER',
    counsellorId: null,
    startsAt: '2026-12-02T01:00:00.000Z',
  });
  expect(response.body).toMatchObject({
    data: { counsellor: { id: free }, link: 'https://meet.example/room' },
  });
  // A slot that overlaps the student's own appointment is not offered; one that overlaps another entry is, with that
  // entry.
  expect((await requested()).slots.map(({ startsAt }) => startsAt)).toEqual(['2026-12-02T01:45:00.000Z']);
});

test('the times to move an appointment to are given until 24 hours before it begins', async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  const id = await office.booked(student, counsellor, '2026-11-24T01:00:00.000Z');
  const ask = async () => {
    const query = `dateRange=2026-11-26,2026-11-27&counsellingId=${id}`;
    return testApp.send('GET', `/api/university/counselling-slots?${query}`, {
      token: await office.tokenOf(student),
    });
  };
  const before = testApp.clock.now();
  testApp.clock.set('2026-11-23T01:00:00.000Z');
  expect((await ask()).status).toBe(200);
  testApp.clock.set('2026-11-23T01:00:00.001Z');
  expect(await ask()).toMatchObject({
    status: 422,
    body: { fields: { counsellingId: 'You can’t reschedule this appointment' } },
  });
  testApp.clock.set(before.toISOString());
});

test('a slot over another calendar entry is offered with that entry', async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  const { id } = await testApp.deps.database
    .insertInto('seminars')
    .values({
      audience: 'PUBLIC',
      title: 'A morning with robots',
      title_jp: 'ロボットと過ごす午前',
      style: 'ONLINE',
      organizer: 'JOBHUNTING',
      starts_at: '2026-11-24T01:30:00Z',
      ends_at: '2026-11-24T02:30:00Z',
      posted_at: testApp.clock.now(),
      updated_at: testApp.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await testApp.deps.database
    .insertInto('seminar_applications')
    .values({
      seminar_id: id,
      user_id: student.userId,
      status: 'REGISTERED',
      applied_at: testApp.clock.now(),
      status_changed_at: testApp.clock.now(),
      created_at: testApp.clock.now(),
    })
    .execute();
  const { slots } = await office.slots(student, '2026-11-24,2026-11-24', `&counsellorId=${counsellor}`);
  const robots = {
    title: 'A morning with robots',
    titleJp: 'ロボットと過ごす午前',
    startsAt: '2026-11-24T01:30:00.000Z',
    endsAt: '2026-11-24T02:30:00.000Z',
  };
  expect(slots.map(({ clash }) => clash)).toEqual([robots, robots, null, null]);
});

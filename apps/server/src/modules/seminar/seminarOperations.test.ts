import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createSeminarFixture,
  type Applicant,
  type Seminar,
  type SeminarFixture,
} from '../../../test/seminarFixture.ts';
import { present } from '../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/testApp.ts';
import { closeSeminar } from './operator/closeSeminar.ts';
import { inviteStudent } from './operator/inviteStudent.ts';
import { seminarCalendar } from './seminarCalendar.ts';

const { seminar: operations } = manifest;
const HOUR = 60 * 60 * 1000;

let testApp: TestApp;
let seminars: SeminarFixture;
let student: Applicant;

beforeAll(async () => {
  testApp = await createTestApp();
  seminars = await createSeminarFixture(testApp);
});

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await seminars.addApplicant({ universityId: seminars.data.universityId });
});

type Page = ResponseBody<typeof operations.listSeminars, 200>['data'];

async function list(query: string, who: SignedIn = student): Promise<Page> {
  return (await testApp.request(operations.listSeminars, 200, { query, token: who.token })).data;
}

const idsIn = ({ data }: Page) => data.map(({ id }) => id);

describe('a list of seminars', () => {
  test('leaves out those that have begun or do not take place, and keeps closed ones', async () => {
    const ahead = await seminars.addSeminar({ title: 'Lantern ahead' });
    const closed = await seminars.addSeminar({ title: 'Lantern closed', closed_at: testApp.clock.now() });
    await seminars.addSeminar({
      title: 'Lantern begun',
      starts_at: seminars.inHours(-1),
      ends_at: seminars.inHours(1),
    });
    await seminars.addSeminar({ title: 'Lantern cancelled', cancelled_at: testApp.clock.now() });
    const page = await list('search=lantern');
    expect(idsIn(page).toSorted()).toEqual([ahead, closed].toSorted());
    expect(page.totalRecords).toBe(2);
  });

  test('filters by style, company, industry and day in the student’s zone', async () => {
    const [company] = seminars.data.companyIds;
    // 23:30 on 30 November in Tokyo.
    const late = await seminars.addSeminar({
      title: 'Pebble late',
      style: 'OFFLINE',
      organizer: 'COMPANY',
      company_id: present(company),
      starts_at: '2026-11-30T14:30:00.000Z',
      ends_at: '2026-11-30T15:30:00.000Z',
    });
    const other = await seminars.addSeminar({ title: 'Pebble other' });
    const find = async (query: string) => idsIn(await list(`search=pebble&${query}`));
    expect(await find('style=OFFLINE&style=BOTH')).toEqual([late]);
    expect(await find(`companyId=${present(company)}`)).toEqual([late]);
    expect(await find(`industryId=${seminars.data.industryId}`)).toEqual([late]);
    expect(await find('from=2026-11-30&to=2026-11-30')).toEqual([late]);
    expect(await find('from=2026-12-01')).toEqual([]);
    expect(await find('to=2026-11-29')).toEqual([other]);
  });

  test('is ordered by its start, its deadline or its posting', async () => {
    const day = (days: number) => seminars.inHours(days * 24);
    const first = await seminars.addSeminar({
      title: 'Order first',
      starts_at: day(3),
      ends_at: day(4),
      posted_at: day(-3),
    });
    const second = await seminars.addSeminar({
      title: 'Order second',
      starts_at: day(5),
      ends_at: day(6),
      application_deadline: day(1),
      posted_at: day(-1),
    });
    const third = await seminars.addSeminar({
      title: 'Order third',
      starts_at: day(7),
      ends_at: day(8),
      application_deadline: day(-1),
      posted_at: day(-2),
    });
    const find = async (sort: string) => idsIn(await list(`search=order&sort=${sort}`));
    expect(await find('START')).toEqual([first, second, third]);
    // A past deadline does not sort first.
    expect(await find('DEADLINE')).toEqual([second, first, third]);
    expect(await find('POSTED')).toEqual([second, third, first]);
  });

  test('that one can apply to has neither closed nor full ones, nor those for others', async () => {
    const open = await seminars.addSeminar({ title: 'Brook open', graduation_years: [2027] });
    await seminars.addSeminar({ title: 'Brook year', graduation_years: [2030] });
    await seminars.addSeminar({ title: 'Brook closed', application_deadline: seminars.inHours(-1) });
    const full = await seminars.addSeminar({ title: 'Brook full', capacity: 1 });
    await seminars.apply(await seminars.addApplicant(), full);
    expect(idsIn(await list('search=brook&canApply=true'))).toEqual([open]);
  });
});

describe('the seminars of a university', () => {
  test('are for its students alone', async () => {
    const { universityId } = seminars.data;
    const seminar = await seminars.addSeminar({ audience: 'UNIVERSITY', university_id: universityId });
    const ask = (who: SignedIn) =>
      testApp.send('GET', '/api/seminar/seminars/for-university', { token: who.token });
    const own = await testApp.request(operations.listUniversitySeminars, 200, { token: student.token });
    expect(idsIn(own.data)).toContain(seminar);
    expect(idsIn(await list(''))).not.toContain(seminar);
    const stranger = await seminars.addApplicant();
    expect((await ask(stranger)).status).toBe(403);
    const other = await seminars.addApplicant({ universityId: await testApp.addUniversity('Minato') });
    expect(
      idsIn((await testApp.request(operations.listUniversitySeminars, 200, { token: other.token })).data),
    ).toEqual([]);
    for (const who of [stranger, other]) {
      const body = expect.objectContaining({ error: 'NOT_FOUND' });
      expect(
        await testApp.send('GET', `/api/seminar/seminar-detail/${seminar}`, { token: who.token }),
      ).toMatchObject({ status: 404, body });
      expect(await seminars.apply(who, seminar)).toMatchObject({ status: 404, body });
      expect(
        await testApp.send('POST', `/api/seminar/seminar-favorites/${seminar}`, { token: who.token }),
      ).toMatchObject({ status: 404, body });
      expect(
        await testApp.send('POST', '/api/seminar/seminar-feedback/create', {
          token: who.token,
          body: { seminarId: seminar, ratings: [], texts: [] },
        }),
      ).toMatchObject({ status: 404, body });
    }
  });

  test('end with the deadline of the university', async () => {
    const seminar = await seminars.addSeminar({
      audience: 'UNIVERSITY',
      university_id: seminars.data.universityId,
      university_deadline: seminars.inHours(1),
      application_deadline: seminars.inHours(2),
    });
    expect(await seminars.show(student, seminar)).toMatchObject({
      applyBy: seminars.inHours(1).toISOString(),
      eligibility: { status: 'ELIGIBLE' },
    });
    testApp.clock.advance(HOUR);
    expect((await seminars.show(student, seminar)).eligibility.status).toBe('CLOSED');
    expect(await seminars.apply(student, seminar)).toMatchObject({
      status: 409,
      body: { error: 'SEMINAR_CLOSED' },
    });
  });
});

describe('the first of closed, not for you and full applies:', () => {
  test.each([
    [
      'closed',
      { application_deadline: new Date('2026-11-20T02:00:00Z'), graduation_years: [2030] },
      'CLOSED',
      409,
      'SEMINAR_CLOSED',
    ],
    ['not for you', { graduation_years: [2030], capacity: 1 }, 'NOT_FOR_YOU', 403, 'NOT_ELIGIBLE'],
    ['full', { capacity: 1 }, 'FULL', 409, 'SEMINAR_FULL'],
  ])('%s', async (_, changes, eligibility, status, error) => {
    const seminar = await seminars.addSeminar(changes);
    await seminars.apply(await seminars.addApplicant({ graduationYear: 2030 }), seminar);
    expect((await seminars.show(student, seminar)).eligibility).toEqual({
      status: eligibility,
      reasons: eligibility === 'NOT_FOR_YOU' ? ['GRADUATION_YEAR'] : [],
    });
    expect(await seminars.apply(student, seminar, { joinsWaitingList: false })).toMatchObject({
      status,
      body: { error },
    });
  });
});

describe('a seminar for some graduation years is, for a student without a graduation year,', () => {
  const YEARS = { graduation_years: [2027] };
  const toCheck: Seminar['eligibility']['reasons'] = ['GRADUATION_YEAR_UNKNOWN'];
  let withoutYear: Applicant;

  beforeEach(async () => {
    withoutYear = await seminars.addApplicant();
    await testApp.deps.database
      .updateTable('students')
      .set({ graduation_year: null })
      .where('user_id', '=', withoutYear.userId)
      .execute();
  });

  test.each<[string, Parameters<SeminarFixture['addSeminar']>[0], Seminar['eligibility']]>([
    ['never certain', YEARS, { status: 'CHECK_CONDITIONS', reasons: toCheck }],
    ['certain if every year is eligible', {}, { status: 'ELIGIBLE', reasons: [] }],
    [
      'closed if it is closed',
      { ...YEARS, closed_at: '2026-11-20T02:00:00Z' },
      { status: 'CLOSED', reasons: [] },
    ],
    ['full, with a condition to check', { ...YEARS, capacity: 1 }, { status: 'FULL', reasons: toCheck }],
  ])('%s', async (_, changes, eligibility) => {
    const seminar = await seminars.addSeminar(changes);
    if (eligibility.status === 'FULL')
      await seminars.apply(await seminars.addApplicant({ graduationYear: 2027 }), seminar);
    expect((await seminars.show(withoutYear, seminar)).eligibility).toEqual(eligibility);
  });

  test('listed as open for application, and open to them', async () => {
    const seminar = await seminars.addSeminar({ ...YEARS, title: 'Heron' });
    expect(idsIn(await list('search=heron&canApply=true', withoutYear))).toEqual([seminar]);
    expect((await seminars.apply(withoutYear, seminar)).status).toBe(200);
  });
});

describe('a seminar', () => {
  test('shows where to join ten minutes before it, to those with a seat alone', async () => {
    const seminar = await seminars.addSeminar({ link: 'https://meet.example/robots' });
    const other = await seminars.addApplicant();
    await seminars.apply(student, seminar);
    const linkFor = async (who: SignedIn) => {
      const { data } = await testApp.request(operations.showSeminar, 200, {
        params: { id: seminar },
        token: await seminars.tokenOf(who),
      });
      return [data.link, data.linkOpensAt];
    };
    const opensAt = '2026-11-27T02:50:00.000Z';
    expect(await linkFor(student)).toEqual([null, opensAt]);
    testApp.clock.set(opensAt);
    expect(await linkFor(student)).toEqual(['https://meet.example/robots', opensAt]);
    expect(await linkFor(other)).toEqual([null, opensAt]);
    await closeSeminar(testApp.deps.database, seminar, true, testApp.clock.now());
    expect(await linkFor(student)).toEqual([null, null]);
  });

  test('lists its other future dates', async () => {
    const one = await seminars.addSeminar({ series: 'robots' });
    const other = await seminars.addSeminar({
      series: 'robots',
      starts_at: seminars.inHours(24),
      ends_at: seminars.inHours(25),
    });
    await seminars.addSeminar({
      series: 'robots',
      starts_at: seminars.inHours(-2),
      ends_at: seminars.inHours(-1),
    });
    const { data } = await testApp.request(operations.showSeminar, 200, {
      params: { id: one },
      token: student.token,
    });
    expect(data.otherDates.map(({ id }) => id)).toEqual([other]);
  });
});

test('favorites are added and removed, repeatedly', async () => {
  const seminar = await seminars.addSeminar();
  const path = `/api/seminar/seminar-favorites/${seminar}`;
  const favorites = async () =>
    idsIn((await testApp.request(operations.listFavoriteSeminars, 200, { token: student.token })).data);
  for (const _ of [1, 2]) {
    const { body } = await testApp.send('POST', path, { token: student.token });
    expect(body).toMatchObject({
      message: 'Added to favorites.',
      data: { seminar: { isFavorite: true } },
    });
  }
  expect(await favorites()).toEqual([seminar]);
  for (const _ of [1, 2]) {
    const { body } = await testApp.send('DELETE', path, { token: student.token });
    expect(body).toMatchObject({
      message: 'Removed from favorites.',
      data: { seminar: { isFavorite: false } },
    });
  }
  expect(await favorites()).toEqual([]);
});

test('favorites are found by their text, past ones included', async () => {
  const found = await seminars.addSeminar({ title: 'Harbour lights', title_jp: '港の灯り' });
  const other = await seminars.addSeminar({ title: 'Mountain paths', title_jp: '山道' });
  for (const seminar of [found, other]) {
    await testApp.send('POST', `/api/seminar/seminar-favorites/${seminar}`, { token: student.token });
  }
  const find = async (search: string) =>
    idsIn(
      (
        await testApp.request(operations.listFavoriteSeminars, 200, {
          query: `search=${encodeURIComponent(search)}`,
          token: student.token,
        })
      ).data,
    );
  expect(await find('harbour')).toEqual([found]);
  expect(await find('港')).toEqual([found]);
  expect(await find('山道 mountain')).toEqual([other]);
  expect(await find('harbour mountain')).toEqual([]);
});

test('applications are ordered by their change, by applying and by the start, those that have begun last', async () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(testApp.clock.now().getTime() + days * day);
  const on = async (days: number) => {
    const seminar = await seminars.addSeminar({ starts_at: at(days), ends_at: at(days + 0.1) });
    testApp.clock.advance(1000);
    await seminars.apply(student, seminar);
    return seminar;
  };
  const [late, soon, sooner, next] = [await on(30), await on(8), await on(7), await on(20)];
  const find = async (query: string) =>
    idsIn(
      (await testApp.request(operations.listSeminarApplications, 200, { query, token: student.token })).data,
    );
  expect(await find('sort=START')).toEqual([sooner, soon, next, late]);
  expect(await find('sort=APPLIED')).toEqual([next, sooner, soon, late]);
  await testApp.deps.database
    .updateTable('seminars')
    .set({ starts_at: at(-2), ends_at: at(-1), application_deadline: at(-3) })
    .where('id', '=', soon)
    .execute();
  await testApp.deps.database
    .updateTable('seminars')
    .set({ starts_at: at(-4), ends_at: at(-3), application_deadline: at(-5) })
    .where('id', '=', sooner)
    .execute();
  expect(await find('sort=START')).toEqual([next, late, soon, sooner]);
  expect(await find('sort=START&size=1&page=3')).toEqual([soon]);
  expect(await find('')).toEqual(await find('sort=CHANGED'));
});

test('applications are listed by status, the latest change first, and summed up', async () => {
  const [seat, queue] = [await seminars.addSeminar(), await seminars.addSeminar({ capacity: 1 })];
  await seminars.apply(await seminars.addApplicant(), queue);
  await seminars.apply(student, seat);
  testApp.clock.advance(1000);
  await seminars.apply(student, queue);
  const find = async (query: string) =>
    idsIn(
      (await testApp.request(operations.listSeminarApplications, 200, { query, token: student.token })).data,
    );
  expect(await find('')).toEqual([queue, seat]);
  expect(await find('status=REGISTERED')).toEqual([seat]);
  expect(await find('status=WAITING&status=SEAT_HELD')).toEqual([queue]);
  expect(await find('audience=UNIVERSITY')).toEqual([]);
  const { data } = await testApp.request(operations.getStudentSeminarSummary, 200, { token: student.token });
  expect(data).toMatchObject({
    from: '2025-11-21',
    to: '2026-11-20',
    counters: { applied: 2, registered: 1 },
  });
  expect(data.months).toHaveLength(12);
  expect(data.months[10]).toEqual({ month: '2026-11', applied: 2, attended: 0 });
  expect(data.upcoming.map(({ id }) => id).toSorted()).toEqual([seat, queue].toSorted());
});

test('the calendar has the seminars of a student, and until when to answer', async () => {
  const [seat, invited] = [
    await seminars.addSeminar(),
    await seminars.addSeminar({ application_deadline: seminars.inHours(48) }),
  ];
  await seminars.apply(student, seat);
  await inviteStudent(testApp.deps.database, invited, student.email, testApp.clock.now());
  const read = (from: Date, before: Date) =>
    seminarCalendar.read(testApp.deps.database, {
      userId: student.userId,
      from,
      before,
      timezone: 'JST',
      now: testApp.clock.now(),
    });
  const entries = await read(seminars.inHours(0), seminars.inHours(24 * 30));
  const lines = entries.map(({ id, isUnanswered, kind, startsAt }) => ({ id, isUnanswered, kind, startsAt }));
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      { id: seat, kind: 'SEMINAR', isUnanswered: false, startsAt: '2026-11-27T03:00:00.000Z' },
      { id: invited, kind: 'SEMINAR', isUnanswered: true, startsAt: '2026-11-27T03:00:00.000Z' },
      { id: invited, kind: 'DEADLINE', isUnanswered: true, startsAt: '2026-11-22T03:00:00.000Z' },
    ]),
  );
  expect((await read(seminars.inHours(24), seminars.inHours(72))).map(({ kind }) => kind)).toEqual([
    'DEADLINE',
  ]);
});

import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { holdTransaction, waitingStatements } from '../../../../test/holdTransaction.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { decideWeek } from '../operator/decideWeek.ts';
import { STAGES } from '../../../pipeline/transitions.ts';
import { lockAcceptedOffer } from './acceptedOffer.ts';

const { showTimesheet, updateTimesheet, submitTimesheet } = manifest.job;
const testApp = await createTestApp();
const { request, deps, clock, databaseUrl } = testApp;
const { jobs, hana, alex } = await createSmallFixture(testApp);
const [accepted = ''] = jobs.open;
const { token } = hana;

type Day = Body<typeof updateTimesheet>['days'][number];

const day = (date: string, changes: Partial<Day> = {}): Day => ({
  date,
  start: '09:30',
  finish: '18:30',
  breakMinutes: 60,
  comments: null,
  ...changes,
});
const off = (date: string): Day => day(date, { start: null, finish: null, breakMinutes: 0 });
const write = (days: readonly Day[], month = '2026-11') =>
  request(updateTimesheet, 200, { token, query: `month=${month}`, body: { days } });
const refused = async (days: readonly Day[], month = '2026-11') => {
  const before = await show(month);
  const { fields } = await request(updateTimesheet, 422, { token, query: `month=${month}`, body: { days } });
  expect(await show(month)).toEqual(before);
  return fields;
};
const show = async (month = '2026-11') =>
  (await request(showTimesheet, 200, { token, query: `month=${month}` })).data;
const entered = async (month = '2026-11') =>
  (await show(month)).weeks
    .flatMap(({ days }) => days)
    .filter(({ start, comments }) => start !== null || comments !== null);

/** Puts an application of a student at a stage. */
async function stand(userId: string, stage: (typeof STAGES)[number]): Promise<void> {
  const now = clock.now();
  await deps.database.deleteFrom('applications').where('user_id', '=', userId).execute();
  await deps.database
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: accepted,
      stage,
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .execute();
}

beforeEach(async () => {
  await stand(hana.userId, 'OFFER_ACCEPTED');
});

describe('without an accepted offer', () => {
  test.each(STAGES.filter((stage) => stage !== 'OFFER_ACCEPTED'))('it is refused: %s', async (stage) => {
    await stand(hana.userId, stage);
    const query = 'month=2026-11';
    const shown = await request(showTimesheet, 403, { token, query, language: 'ja' });
    expect(shown).toEqual({
      error: 'FORBIDDEN',
      message: '内定またはインターンシップを承諾した方がご利用いただけます。',
    });
    const body = { days: [day('2026-11-02')] };
    expect((await request(updateTimesheet, 403, { token, query, body })).error).toBe('FORBIDDEN');
    expect((await request(submitTimesheet, 403, { token, body: { month: '2026-11' } })).error).toBe(
      'FORBIDDEN',
    );
  });

  test('it is refused to who never applied', async () => {
    await request(showTimesheet, 403, { token: alex.token, query: 'month=2026-11' });
  });
});

test('shows an empty month with its job and five weeks', async () => {
  const timesheet = await show('2026-02');
  expect(timesheet).toMatchObject({ month: '2026-02', workingMinutes: 0, overtimeMinutes: 0 });
  expect(timesheet.job.id).toBe(accepted);
  expect(timesheet.weeks.map(({ week, status, days }) => [week, status, days.length])).toEqual([
    [1, 'DRAFT', 7],
    [2, 'DRAFT', 7],
    [3, 'DRAFT', 7],
    [4, 'DRAFT', 7],
    [5, 'DRAFT', 0],
  ]);
});

test.each(['2026-13', '2026-00', '2026-1', '0000-01', '1899-12', '2101-01', 'november', ''])(
  'rejects the month %j, naming the field',
  async (month) => {
    expect(
      Object.keys(present((await request(showTimesheet, 422, { token, query: `month=${month}` })).fields)),
    ).toEqual(['month']);
  },
);

describe('writing days', () => {
  test('stores them, counts their hours, and does not change others', async () => {
    await write([day('2026-11-02', { comments: ' First day ' }), day('2026-11-09', { finish: '19:00' })]);
    const { message, data } = await write([
      day('2026-11-30', { start: '22:00', finish: '05:00', breakMinutes: 0 }),
    ]);
    expect(message).toBe('Timesheet saved.');
    expect(await entered()).toEqual([
      {
        ...day('2026-11-02', { comments: 'First day' }),
        workingMinutes: 480,
        overtimeMinutes: 0,
      },
      { ...day('2026-11-09', { finish: '19:00' }), workingMinutes: 510, overtimeMinutes: 30 },
      {
        ...day('2026-11-30', { start: '22:00', finish: '05:00', breakMinutes: 0 }),
        workingMinutes: 420,
        overtimeMinutes: 0,
      },
    ]);
    expect(data.weeks.map(({ workingMinutes }) => workingMinutes)).toEqual([480, 510, 0, 0, 420]);
    expect([data.workingMinutes, data.overtimeMinutes]).toEqual([1410, 30]);
    expect(await show()).toEqual(data);
  });

  test('replaces a day, and empties it', async () => {
    await write([day('2026-11-02')]);
    await write([day('2026-11-02', { start: '10:00', comments: 'Late train' })]);
    expect(await entered()).toMatchObject([{ start: '10:00', comments: 'Late train' }]);
    await write([off('2026-11-02')]);
    expect(await entered()).toEqual([]);
  });

  test('stores a comment on a day without work', async () => {
    await write([{ ...off('2026-11-03'), comments: '文化の日 👩‍🎓' }]);
    expect(await entered()).toMatchObject([{ start: null, comments: '文化の日 👩‍🎓', workingMinutes: 0 }]);
    await write([{ ...off('2026-11-03'), comments: '  ' }]);
    expect(await entered()).toEqual([]);
  });

  test('names every field that breaks a rule, and writes none of the days', async () => {
    const fields = await refused([
      day('2026-11-01'),
      day('2026-10-31'),
      day('2026-11-01'),
      day('2026-11-04', { start: null }),
      day('2026-11-05', { finish: null }),
      day('2026-11-06', { start: '09:00', finish: '10:00', breakMinutes: 60 }),
      { ...off('2026-11-07'), breakMinutes: 30 },
    ]);
    expect(fields).toEqual({
      'days.1.date': 'Enter a day of 2026-11',
      'days.2.date': 'Enter this only once',
      'days.3.start': 'This is required',
      'days.4.finish': 'This is required',
      'days.5.breakMinutes': 'Enter a break shorter than your day',
      'days.6.breakMinutes': 'Enter 0 on a day without work',
    });
  });

  test('refuses an invalid day, time or number', async () => {
    const body = (changes: Readonly<Record<string, unknown>>) => ({
      days: [{ ...day('2026-11-02'), ...changes }],
    });
    const query = 'month=2026-11';
    for (const [changes, field] of [
      [{ date: '2026-11-31' }, 'days.0.date'],
      [{ start: '24:00' }, 'days.0.start'],
      [{ finish: '9:30' }, 'days.0.finish'],
      [{ breakMinutes: 1441 }, 'days.0.breakMinutes'],
      [{ breakMinutes: 0.5 }, 'days.0.breakMinutes'],
      [{ comments: 'a'.repeat(2001) }, 'days.0.comments'],
      [{ workingMinutes: 9999 }, 'days.0.workingMinutes'],
    ] as const) {
      const { fields } = await request(updateTimesheet, 422, { token, query, body: body(changes) });
      expect(Object.keys(present(fields))).toEqual([field]);
    }
    await request(updateTimesheet, 422, { token, query, body: { days: [] } });
    expect(await entered()).toEqual([]);
  });

  test('refuses a night that runs into the next day of work, across the end of a month too', async () => {
    const night = { start: '22:00', finish: '06:00' };
    const early = { start: '05:00', finish: '12:00' };
    expect(await refused([day('2026-11-02', night), day('2026-11-03', early)])).toEqual({
      'days.1.start': 'Enter a time after the previous day’s work ends',
    });
    await write([day('2026-12-01', early)], '2026-12');
    expect(await refused([day('2026-11-30', night)])).toEqual({
      'days.0.finish': 'Enter a time before the next day’s work starts',
    });
    await write([day('2026-11-30', { start: '22:00', finish: '05:00' })]);
    expect(await refused([day('2026-12-01', { start: '04:59' })], '2026-12')).toEqual({
      'days.0.start': 'Enter a time after the previous day’s work ends',
    });
  });
});

describe('submitting', () => {
  test('a week locks that week only, and again changes nothing', async () => {
    await write([day('2026-11-16'), day('2026-11-23')]);
    const { message, data } = await request(submitTimesheet, 200, {
      token,
      body: { month: '2026-11', week: 3 },
    });
    expect(message).toBe('Week 3 submitted.');
    const submittedAt = clock.now().toISOString();
    expect(data.weeks.map(({ status, submittedAt: at }) => [status, at])).toEqual([
      ['DRAFT', null],
      ['DRAFT', null],
      ['SUBMITTED', submittedAt],
      ['DRAFT', null],
      ['DRAFT', null],
    ]);
    clock.advance(60_000);
    const again = await request(submitTimesheet, 200, { token, body: { month: '2026-11', week: 3 } });
    expect(again.data).toEqual(data);
    await write([day('2026-11-23', { finish: '19:00' })]);
    for (const locked of [day('2026-11-15'), day('2026-11-16'), off('2026-11-21')]) {
      const response = await request(updateTimesheet, 409, {
        token,
        query: 'month=2026-11',
        body: { days: [day('2026-11-24'), locked] },
        language: 'ja',
      });
      expect(response).toEqual({
        error: 'TIMESHEET_SUBMITTED',
        message: '第3週は提出済みのため、変更できません。',
      });
    }
    expect((await entered()).map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-23']);
    // The same week of another month is another week.
    await write([day('2026-12-15')], '2026-12');
  });

  test('without a week submits all that have hours, and keeps when an earlier one was', async () => {
    await write(
      [day('2026-10-02'), day('2026-10-30'), { ...off('2026-10-12'), comments: 'Closed' }],
      '2026-10',
    );
    await request(submitTimesheet, 200, { token, body: { month: '2026-10', week: 1 } });
    const first = clock.now().toISOString();
    clock.advance(60_000);
    const { message, data } = await request(submitTimesheet, 200, {
      token,
      body: { month: '2026-10' },
      language: 'ja',
    });
    expect(message).toBe('勤務時間を入力したすべての週を提出しました。');
    const later = clock.now().toISOString();
    expect(data.weeks.map(({ submittedAt }) => submittedAt)).toEqual([first, null, null, null, later]);
    await request(updateTimesheet, 409, {
      token,
      query: 'month=2026-10',
      body: { days: [day('2026-10-31')] },
    });
    await write([day('2026-10-14')], '2026-10');
  });

  test('rejects a week or a month without hours, naming the field', async () => {
    await write([{ ...off('2026-09-08'), comments: 'Closed' }], '2026-09');
    const fieldsOf = async (week?: number) =>
      (await request(submitTimesheet, 422, { token, body: { month: '2026-09', ...(week && { week }) } }))
        .fields;
    expect(await fieldsOf(2)).toEqual({ week: 'Enter your hours for this week first' });
    expect(await fieldsOf()).toEqual({ month: 'Enter your hours for this month first' });
    const { weeks } = await show('2026-09');
    expect(weeks.every(({ status }) => status === 'DRAFT')).toBe(true);
  });

  test('a week that was sent back can be changed and submitted again, an approved one cannot', async () => {
    await write([day('2026-11-02'), day('2026-11-09')]);
    await request(submitTimesheet, 200, { token, body: { month: '2026-11' } });
    const { id } = await deps.database
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', hana.userId)
      .executeTakeFirstOrThrow();
    const named = { application: id };
    const week = (number: number) => ({ month: '2026-11', week: number });
    await decideWeek(deps.database, named, week(1), null, clock.now());
    const reason = { reason: 'The office was closed.', reasonJp: '休業日でした。' };
    await decideWeek(deps.database, named, week(2), reason, clock.now());
    const decidedAt = clock.now().toISOString();
    expect((await show()).weeks).toMatchObject([
      { status: 'APPROVED', decidedAt, reason: null, reasonJp: null },
      { status: 'SENT_BACK', decidedAt, ...reason },
      { status: 'DRAFT', decidedAt: null },
      { status: 'DRAFT' },
      { status: 'DRAFT' },
    ]);
    const change = { token, query: 'month=2026-11', body: { days: [off('2026-11-02')] } };
    expect((await request(updateTimesheet, 409, change)).message).toBe(
      'Week 1 has been approved. You can no longer change it.',
    );
    await write([day('2026-11-10'), off('2026-11-09')]);
    clock.advance(60_000);
    const { data } = await request(submitTimesheet, 200, { token, body: { month: '2026-11' } });
    const submittedAt = clock.now().toISOString();
    expect(data.weeks).toMatchObject([
      { status: 'APPROVED', decidedAt },
      { status: 'SUBMITTED', submittedAt, decidedAt: null, reason: null, reasonJp: null },
      { status: 'DRAFT' },
      { status: 'DRAFT' },
      { status: 'DRAFT' },
    ]);
  });

  test.each([0, 6, 1.5, '3'])('rejects the week %j, naming the field', async (week) => {
    const { fields } = await request(submitTimesheet, 422, { token, body: { month: '2026-11', week } });
    expect(Object.keys(present(fields))).toEqual(['week']);
  });

  test('blocks a concurrent write, and then rejects it', async () => {
    const query = 'month=2027-01';
    const { id } = await deps.database
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', hana.userId)
      .executeTakeFirstOrThrow();
    const [written] = await holdTransaction(databaseUrl, async (transaction) => {
      await lockAcceptedOffer(
        transaction,
        { id: hana.userId, universityId: null, graduationYear: null, needsVisa: null },
        clock.now(),
      );
      await transaction
        .insertInto('timesheet_weeks')
        .values({ application_id: id, month: '2027-01-01', week: 1, submitted_at: clock.now() })
        .execute();
      // As a submission does, for its response.
      await transaction.selectFrom('timesheet_days').select('day').where('application_id', '=', id).execute();
      const writing = request(updateTimesheet, 409, { token, query, body: { days: [day('2027-01-01')] } });
      await expect.poll(() => waitingStatements(deps.database)).toBe(1);
      return [writing];
    });
    expect((await present(written)).error).toBe('TIMESHEET_SUBMITTED');
    expect(await entered('2027-01')).toEqual([]);
  });
});

test('is one student’s alone', async () => {
  await write([day('2026-11-02', { comments: 'Of Hana' })]);
  await deps.database
    .updateTable('applications')
    .set({ stage: 'OFFER_ACCEPTED' })
    .where('user_id', '=', alex.userId)
    .execute();
  await stand(alex.userId, 'OFFER_ACCEPTED');
  const { data } = await request(showTimesheet, 200, { token: alex.token, query: 'month=2026-11' });
  expect(data.workingMinutes).toBe(0);
  expect(JSON.stringify(data)).not.toContain('Of Hana');
});

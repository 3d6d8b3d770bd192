import { manifest } from '@michi/api/manifest';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords, type SignedIn } from '../../../../test/testApp.ts';

const testApp = await createTestApp();
const pipeline = await createPipelineFixture(testApp);
const { request, app, clock, deps } = testApp;
const { database } = deps;
const { showCalendar, renewCalendarToken } = manifest.user;
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

let student: SignedIn;

beforeEach(async () => {
  clock.set('2026-11-20T03:00:00.000Z');
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId, passwordHash });
});

const job = (index = 0) => present(pipeline.data.jobs.open[index]);
const shown = async (dateRange: string, who = student) =>
  (await request(showCalendar, 200, { token: who.token, query: `dateRange=${dateRange}` })).data;
const token = async () => (await shown('2026-11-20,2026-11-20')).subscribeToken;
const fetchFile = (secret: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(`/api/user/users/calendar.ics?token=${secret}`, { headers });
const live = async (timezone: string, language: 'en' | 'jp' = 'en') =>
  database.updateTable('users').set({ timezone, language }).where('id', '=', student.userId).execute();

/** The events of a file as an independent library reads them. */
async function parsed(secret: string) {
  const response = await fetchFile(secret);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar');
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    text,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

describe('the calendar', () => {
  test('shows an interview that waits for an answer, and until when it does', async () => {
    const application = await pipeline.apply(student, job());
    const interview = await pipeline.requestInterview(application);
    const { events } = await shown('2026-11-20,2026-12-06');
    const path = `/student/job/interview/details?id=${interview}`;
    const applicationPath = `/student/job/applications/details?id=${application}`;
    expect(events).toMatchObject([
      {
        id: interview,
        kind: 'DEADLINE',
        title: 'Respond to the interview request: Harbour & Sons',
        startsAt: pipeline.inDays(3).toISOString(),
        endsAt: null,
        isUnanswered: true,
        path,
        applicationPath,
      },
      {
        id: interview,
        kind: 'INTERVIEW',
        title: 'First interview, Harbour & Sons',
        titleJp: '一次面接（Harbour & Sons）',
        organizer: { type: 'COMPANY', name: 'Harbour & Sons' },
        isAllDay: false,
        startsAt: pipeline.inDays(7).toISOString(),
        isUnanswered: true,
        style: 'ONLINE',
        path,
        applicationPath,
      },
    ]);
  });

  test('shows an accepted interview as answered, and once it is over the day of its result as a whole day of the student', async () => {
    await live('America/New_York');
    const application = await pipeline.apply(student, job());
    const interview = await pipeline.requestInterview(application);
    await pipeline.respondToInterview(student, interview, { action: 'accept' });
    await database
      .updateTable('applications')
      .set({ result_expected_by: '2026-12-03T02:00:00.000Z' })
      .where('id', '=', application)
      .execute();
    const ahead = await shown('2026-11-20,2026-12-06');
    expect(ahead.events).toMatchObject([{ kind: 'INTERVIEW', id: interview, isUnanswered: false }]);
    await database
      .updateTable('interviews')
      .set({ starts_at: '2026-11-20T01:00:00.000Z', ends_at: '2026-11-20T02:00:00.000Z' })
      .where('id', '=', interview)
      .execute();
    const { events } = await shown('2026-11-21,2026-12-06');
    expect(events).toMatchObject([
      {
        kind: 'RESULT_EXPECTED',
        id: application,
        title: 'Result expected: Harbour & Sons',
        isAllDay: true,
        startsAt: '2026-12-02T05:00:00.000Z',
        endsAt: '2026-12-03T05:00:00.000Z',
      },
    ]);
  });

  test('drops declined entries', async () => {
    const interview = await pipeline.requestInterview(await pipeline.apply(student, job()));
    await pipeline.respondToInterview(student, interview, { action: 'deny', reason: 'SCHEDULE_MISMATCH' });
    expect((await shown('2026-11-20,2026-12-31')).events).toEqual([]);
  });

  test('shows until when an offer wants an answer, and once accepted the first day at work', async () => {
    const application = await pipeline.apply(student, job());
    const offer = await pipeline.offer(student, application, { expiresAt: pipeline.inDays(14) });
    const offered = await shown('2026-11-20,2026-12-31');
    expect(offered.events.filter(({ id }) => id === offer)).toMatchObject([
      {
        kind: 'DEADLINE',
        title: 'Respond to the offer from Harbour & Sons',
        titleJp: 'Harbour & Sonsの内定への回答',
        startsAt: pipeline.inDays(14).toISOString(),
        isUnanswered: true,
        path: `/student/job/offer-letter?id=${offer}`,
        applicationPath: `/student/job/applications/details?id=${application}`,
      },
    ]);
    await pipeline.respondToOffer(student, { jobOfferId: offer, action: 'accept-offer' });
    const { events } = await shown('2027-03-25,2027-04-05');
    expect(events).toMatchObject([
      {
        id: offer,
        kind: 'OTHER',
        title: 'First day at Harbour & Sons',
        isAllDay: true,
        startsAt: '2027-03-31T15:00:00.000Z',
        endsAt: '2027-04-01T15:00:00.000Z',
        isUnanswered: false,
      },
    ]);
  });

  test('shows until when one can apply to a favorite, until one has', async () => {
    const id = job(1);
    await database
      .updateTable('jobs')
      .set({ entry_deadline: '2026-11-25T14:59:00.000Z' })
      .where('id', '=', id)
      .execute();
    await database
      .insertInto('job_favorites')
      .values({ user_id: student.userId, job_id: id, created_at: clock.now() })
      .execute();
    const { events } = await shown('2026-11-25,2026-11-25');
    expect(events).toMatchObject([
      {
        id,
        kind: 'DEADLINE',
        title: 'Entry deadline for Yukari Robotics',
        titleJp: 'ゆかりロボティクス株式会社の応募締切',
        startsAt: '2026-11-25T14:59:00.000Z',
        path: `/student/job/public-jobs/details?id=${id}`,
        applicationPath: null,
      },
    ]);
    expect((await shown('2026-11-26,2026-11-30')).events).toEqual([]);
    await pipeline.apply(student, id);
    expect((await shown('2026-11-25,2026-11-25')).events).toEqual([]);
  });

  test('shows a favorite of the university at the deadline of the university', async () => {
    const id = pipeline.data.jobs.ofUniversity;
    await database
      .updateTable('jobs')
      .set({
        entry_deadline: '2026-11-28T14:59:00.000Z',
        university_deadline: '2026-11-25T14:59:00.000Z',
      })
      .where('id', '=', id)
      .execute();
    await database
      .insertInto('job_favorites')
      .values({ user_id: student.userId, job_id: id, created_at: clock.now() })
      .execute();
    const { events } = await shown('2026-11-24,2026-11-30');
    expect(events.filter((event) => event.id === id)).toMatchObject([
      { kind: 'DEADLINE', startsAt: '2026-11-25T14:59:00.000Z' },
    ]);
  });

  test('counts days in the zone of the student, on both sides of a change of the clocks', async () => {
    const interview = await pipeline.requestInterview(await pipeline.apply(student, job()), {
      startsAt: new Date('2027-03-15T03:30:00.000Z'),
      endsAt: new Date('2027-03-15T04:30:00.000Z'),
    });
    const on = async (day: string) =>
      (await shown(`${day},${day}`)).events.some(({ id, kind }) => id === interview && kind === 'INTERVIEW');
    // 23:30 to 00:30 in the night after the clocks went forward.
    await live('America/New_York');
    expect([await on('2027-03-13'), await on('2027-03-14'), await on('2027-03-15')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await on('2027-03-16')).toBe(false);
    await live('JST');
    expect([await on('2027-03-14'), await on('2027-03-15')]).toEqual([false, true]);
  });

  test.each([
    ['2026-11-30,2026-11-01', 'dateRange'],
    ['2026-01-01,2126-01-01', 'dateRange'],
    ['2026-01-01,2027-01-02', 'dateRange'],
    ['2026-11-01', 'dateRange'],
    ['2026-11-01,2026-11-02,2026-11-03', 'dateRange'],
    ['2026-02-30,2026-03-01', 'dateRange.0'],
    ['soon,2026-03-01', 'dateRange.0'],
    ['2026-11-01,', 'dateRange.1'],
  ])('refuses the days %s, naming %s', async (dateRange, field) => {
    const { fields } = await request(showCalendar, 422, {
      token: student.token,
      query: `dateRange=${dateRange}`,
    });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  test('refuses an impossible day', async () => {
    const { fields } = await request(showCalendar, 422, {
      token: student.token,
      query: 'dateRange=2026-02-30,2026-03-01',
    });
    expect(fields).toEqual({ 'dateRange.0': 'Enter a date, for example 2027-04-01' });
  });

  test.each([
    ['0001-01-01,0001-01-02', 422],
    ['0001-01-02,0001-01-02', 200],
    ['9999-12-30,9999-12-30', 200],
    ['9999-12-30,9999-12-31', 422],
  ] as const)('knows the ends of the calendar: %s is answered with %i', async (dateRange, status) => {
    for (const timezone of ['Asia/Tokyo', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      const living = await testApp.signInStudent();
      await testApp.deps.database
        .updateTable('users')
        .set({ timezone })
        .where('id', '=', living.userId)
        .execute();
      await request(showCalendar, status, { token: living.token, query: `dateRange=${dateRange}` });
    }
  });

  test('takes 366 days', async () => {
    expect((await shown('2028-01-01,2028-12-31')).events).toEqual([]);
  });

  test('contains nothing of another student', async () => {
    await pipeline.requestInterview(await pipeline.apply(student, job()));
    const stranger = await testApp.signInStudent();
    expect((await shown('2026-11-20,2026-12-31', stranger)).events).toEqual([]);
  });
});

describe('the calendar file', () => {
  test('is read by another library, with the identity, the state and the reminder of each event', async () => {
    const interview = await pipeline.requestInterview(await pipeline.apply(student, job()), {
      link: 'https://meet.example/a',
    });
    const { events, text } = await parsed(await token());
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const [deadline, meeting] = events;
    expect(present(deadline).uid).toBe(`deadline-${interview}@michi`);
    expect(present(deadline).startDate.toJSDate()).toEqual(pipeline.inDays(3));
    const alarm = present(present(deadline).component.getFirstSubcomponent('valarm'));
    expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-P1D');
    const event = present(meeting);
    expect(event.uid).toBe(`interview-${interview}@michi`);
    expect(event.summary).toBe('First interview, Harbour & Sons');
    expect(event.startDate.toJSDate()).toEqual(pipeline.inDays(7));
    expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.component.getFirstSubcomponent('valarm')).toBeNull();
    expect(event.sequence).toBe(0);
    expect(event.description).toContain('Waiting for your reply');
    expect(event.description).toContain('https://meet.example/a');
    expect(event.description).toContain('/student/job/applications/details?id=');
    expect(event.component.getFirstPropertyValue('url')).toContain(
      `/student/job/interview/details?id=${interview}`,
    );
  });

  test('keeps the identity of an interview that moves, and raises its number', async () => {
    const application = await pipeline.apply(student, job());
    const interview = await pipeline.requestInterview(application);
    const secret = await token();
    await pipeline.respondToInterview(student, interview, {
      action: 'reschedule',
      reason: 'CLASS_OR_EXAM',
      candidates: [pipeline.inDays(9).toISOString()],
    });
    const meetingOf = async () =>
      present((await parsed(secret)).events.find(({ uid }) => uid === `interview-${interview}@michi`));
    const pending = await meetingOf();
    expect(pending.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    await pipeline.confirmTime(application, pipeline.inDays(9));
    const moved = await meetingOf();
    expect(moved.sequence).toBeGreaterThan(pending.sequence);
    expect(moved.startDate.toJSDate()).toEqual(pipeline.inDays(9));
    expect(moved.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  test.each([
    // The night the clocks go forward: 1:30 and 3:30 are an hour apart.
    ['2027-03-14T06:30:00.000Z', '2027-03-14T07:30:00.000Z', '2027-03-14 01:30', '2027-03-14 03:30'],
    // When clocks go back: 1:30 occurs twice.
    ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z', '2027-11-07 01:30', '2027-11-07 01:30'],
  ])('says %s to %s so that New York reads %s to %s', async (from, to, begins, ends) => {
    await live('America/New_York');
    await pipeline.requestInterview(await pipeline.apply(student, job()), {
      startsAt: new Date(from),
      endsAt: new Date(to),
    });
    const { events } = await parsed(await token());
    const meeting = present(events.find(({ uid }) => uid.startsWith('interview-')));
    const inNewYork = (date: Date) =>
      new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'America/New_York',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(date);
    expect(inNewYork(meeting.startDate.toJSDate())).toBe(begins);
    expect(inNewYork(meeting.endDate.toJSDate())).toBe(ends);
    expect(meeting.duration.toSeconds()).toBe(3600);
  });

  test.each(['America/New_York', 'JST', 'Pacific/Auckland'])(
    'shows an all-day event in %s on its day, also when the clocks change',
    async (timezone) => {
      await live(timezone);
      const application = await pipeline.apply(student, job());
      const offer = await pipeline.offer(student, application, { joiningDate: '2027-03-14' });
      await pipeline.respondToOffer(student, { jobOfferId: offer, action: 'accept-offer' });
      const { events } = await parsed(await token());
      const first = present(events.find(({ uid }) => uid === `other-${offer}@michi`));
      expect(first.startDate.isDate).toBe(true);
      expect(first.startDate.toString()).toBe('2027-03-14');
      expect(first.endDate.toString()).toBe('2027-03-15');
    },
  );

  test('is in the language of its user', async () => {
    await live('JST', 'jp');
    await pipeline.requestInterview(await pipeline.apply(student, job()));
    const { events } = await parsed(await token());
    expect(events.map(({ summary }) => summary)).toEqual([
      'Harbour & Sonsの面接依頼への回答',
      '一次面接（Harbour & Sons）',
    ]);
    expect(present(events[0]).description).toContain('回答が必要です');
  });

  test('is one of an empty calendar too', async () => {
    expect((await parsed(await token())).events).toEqual([]);
  });

  test('ranges from 30 days ago to a year from now', async () => {
    const at = async (index: number, moment: Date) => {
      const id = await pipeline.requestInterview(await pipeline.apply(student, job(index)), {
        startsAt: moment,
        endsAt: new Date(moment.getTime() + 3_600_000),
      });
      return `interview-${id}@michi`;
    };
    const near = await at(0, pipeline.inDays(364));
    const far = await at(1, pipeline.inDays(367));
    const secret = await token();
    const uids = async () => (await parsed(secret)).events.map(({ uid }) => uid);
    expect(await uids()).toContain(near);
    expect(await uids()).not.toContain(far);
    clock.set(pipeline.inDays(395).toISOString());
    expect(await uids()).not.toContain(near);
  });

  test('is not sent again while nothing has changed, and no shared cache may store it', async () => {
    const secret = await token();
    const first = await fetchFile(secret);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = present(first.headers.get('etag') ?? undefined);
    clock.advance(3_600_000);
    const again = await fetchFile(secret, { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    await pipeline.requestInterview(await pipeline.apply(student, job()));
    const changed = await fetchFile(secret, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('the token of a subscription', () => {
  test('stays the same, and is stored in an unusable form', async () => {
    const secret = await token();
    expect(await token()).toBe(secret);
    const row = await database
      .selectFrom('calendar_tokens')
      .selectAll()
      .where('user_id', '=', student.userId)
      .executeTakeFirstOrThrow();
    expect(Buffer.concat([row.hash, row.sealed]).toString('latin1')).not.toContain(secret);
  });

  test('is over at once when it is renewed', async () => {
    const old = await token();
    const renewed = await request(renewCalendarToken, 200, { token: student.token, language: 'ja' });
    expect(renewed.message).toBe('カレンダーのURLを再発行しました。これまでのURLは使えません。');
    expect(await token()).toBe(renewed.data.subscribeToken);
    expect((await fetchFile(old)).status).toBe(404);
    expect((await fetchFile(renewed.data.subscribeToken)).status).toBe(200);
  });

  test('is over when the password changes', async () => {
    const old = await token();
    await request(manifest.user.changePassword, 200, {
      token: student.token,
      body: {
        currentPassword: password,
        password: 'quiet-harbour-2031',
        confirmPassword: 'quiet-harbour-2031',
      },
    });
    expect((await fetchFile(old)).status).toBe(404);
  });

  test('is over while the account is not in use', async () => {
    const secret = await token();
    await database
      .updateTable('users')
      .set({ account_status: 'ON_LEAVE' })
      .where('id', '=', student.userId)
      .execute();
    expect((await fetchFile(secret)).status).toBe(404);
  });

  test('answers an unknown token and an expired one alike', async () => {
    const old = await token();
    await request(renewCalendarToken, 200, { token: student.token });
    const [revoked, guessed] = await Promise.all([fetchFile(old), fetchFile(`c1_${'x'.repeat(43)}`)]);
    expect(revoked.status).toBe(404);
    expect(await revoked.text()).toBe(await guessed.text());
    expect([...revoked.headers.keys()]).toEqual([...guessed.headers.keys()]);
  });

  test.each(['short', 'with%20a%20space%20in%20it', `x`.repeat(257)])(
    'refuses %s by its form',
    async (bad) => {
      expect((await fetchFile(bad)).status).toBe(422);
    },
  );

  test('may be used sixty times in ten minutes', async () => {
    const secret = await token();
    for (let index = 0; index < 60; index += 1) expect((await fetchFile(secret)).status).toBe(200);
    const refused = await fetchFile(secret);
    expect(refused.status).toBe(429);
    clock.advance(600_000);
    expect((await fetchFile(secret)).status).toBe(200);
  });

  test('is recreated if it can no longer be decrypted', async () => {
    const old = await token();
    await database
      .updateTable('calendar_tokens')
      .set({ sealed: Buffer.from('sealed with another secret, long enough to open') })
      .where('user_id', '=', student.userId)
      .execute();
    const next = await token();
    expect(next).not.toBe(old);
    expect((await fetchFile(old)).status).toBe(404);
    expect((await fetchFile(next)).status).toBe(200);
  });

  test('is in no line of the log', async () => {
    const secret = await token();
    await fetchFile(secret);
    expect(testApp.logLines.join('\n')).not.toContain(secret);
  });
});

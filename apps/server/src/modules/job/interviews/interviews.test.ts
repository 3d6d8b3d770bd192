import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { confirmTime } from '../operator/confirmTime.ts';
import { reject } from '../operator/reject.ts';

const { actOnInterview, showInterview, showJob } = manifest.job;

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;
let application: string;
let interview: string;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  application = await pipeline.apply(student, job());
  interview = await pipeline.requestInterview(application);
});

const job = () => present(pipeline.data.jobs.open[0]);
const respond = (body: unknown, request = {}) =>
  pipeline.respondToInterview(student, interview, body, request);
const readInterview = async (id = interview) =>
  (await testApp.request(showInterview, 200, { params: { id }, token: student.token })).data;
const candidates = () => [pipeline.inDays(9).toISOString(), pipeline.inDays(8).toISOString()];
const reschedule = () => ({ action: 'reschedule', reason: 'CLASS_OR_EXAM', candidates: candidates() });
const refusalOf = async (body: unknown, language: 'en' | 'ja' = 'en') =>
  responseOf(actOnInterview, 409, await respond(body, { language }));
const fieldErrors = async (body: unknown) => responseOf(actOnInterview, 422, await respond(body)).fields;

describe('an interview request', () => {
  test('is shown with its allowed actions, and linked from its application', async () => {
    expect(await readInterview()).toMatchObject({
      id: interview,
      applicationId: application,
      interviewer: 'COMPANY',
      phase: 'First interview',
      phaseJp: '一次面接',
      status: 'REQUESTED',
      startsAt: pipeline.inDays(7).toISOString(),
      endsAt: new Date(pipeline.inDays(7).getTime() + 3_600_000).toISOString(),
      respondBy: pipeline.inDays(3).toISOString(),
      style: 'ONLINE',
      reschedule: null,
      result: null,
      allowedActions: ['accept', 'deny', 'reschedule'],
    });
    const { data } = await testApp.request(showJob, 200, { params: { id: job() }, token: student.token });
    expect(data.job.application).toMatchObject({
      stage: 'INTERVIEW_REQUESTED',
      interviewId: interview,
      interviewResult: null,
      answerBy: pipeline.inDays(3).toISOString(),
    });
  });

  test('says when the company holds interviews, unless the university holds it or the company does not say', async () => {
    const { database } = testApp.deps;
    const interviewHours = {
      timezone: 'Asia/Tokyo',
      hours: [{ weekday: 'MONDAY', from: '10:00', to: '17:00' }],
    };
    const given = (details: object) =>
      database
        .updateTable('companies')
        .set({ details: JSON.stringify(details) })
        .execute();
    await given({});
    expect((await readInterview()).interviewHours).toBeNull();
    await given({ interviewHours });
    expect((await readInterview()).interviewHours).toEqual(interviewHours);
    await database
      .updateTable('interviews')
      .set({ interviewer: 'UNIVERSITY' })
      .where('id', '=', interview)
      .execute();
    expect((await readInterview()).interviewHours).toBeNull();
  });

  test('is not found by another student', async () => {
    const { token } = pipeline.data.alex;
    await testApp.request(showInterview, 404, { params: { id: interview }, token });
    await testApp.request(manifest.job.getInterviewFile, 404, { params: { id: interview }, token });
    await testApp.request(actOnInterview, 404, {
      params: { id: interview },
      token,
      body: { action: 'accept' },
    });
    expect((await readInterview()).status).toBe('REQUESTED');
  });

  test.each([
    ['en', 'You accepted the interview.'],
    ['ja', '面接を承諾しました。'],
  ] as const)('can be accepted, with a message in %s', async (language, message) => {
    const body = responseOf(actOnInterview, 200, await respond({ action: 'accept' }, { language }));
    expect(body.message).toBe(message);
    expect(body.data).toMatchObject({ status: 'ACCEPTED', allowedActions: ['reschedule', 'cancel'] });
    expect(body.data.job.application).toMatchObject({ stage: 'INTERVIEW_ACCEPTED', answerBy: null });
  });

  test('can be accepted after its response deadline, but not once it has started', async () => {
    const early = await pipeline.requestInterview(
      await pipeline.apply(student, present(pipeline.data.jobs.open[1])),
      {
        startsAt: pipeline.inDays(2),
        respondBy: pipeline.inDays(1),
      },
    );
    const started = await pipeline.requestInterview(
      await pipeline.apply(student, present(pipeline.data.jobs.open[2])),
      {
        startsAt: pipeline.inDays(1.2),
        respondBy: pipeline.inDays(1),
      },
    );
    testApp.clock.advance(1.5 * 86_400_000);
    student = { ...student, ...(await beginSession(testApp.deps, student.userId, 'FULL')), refreshToken: '' };
    expect((await pipeline.respondToInterview(student, early, { action: 'accept' })).status).toBe(200);
    expect((await readInterview(started)).allowedActions).toEqual([]);
    const { error, message } = responseOf(
      actOnInterview,
      409,
      await pipeline.respondToInterview(student, started, { action: 'accept' }),
    );
    expect([error, message]).toEqual([
      'TRANSITION_NOT_ALLOWED',
      'The time of this interview has passed. You can no longer respond.',
    ]);
  });

  test('withdraws the application when denied, with the reason in the timeline', async () => {
    expect(await fieldErrors({ action: 'deny' })).toHaveProperty('reason');
    expect(await fieldErrors({ action: 'deny', reason: 'OTHERS', note: ' ' })).toHaveProperty('note');
    expect(await fieldErrors({ action: 'accept', reason: 'OTHERS', note: 'x' })).toHaveProperty('reason');
    const body = { action: 'deny', reason: 'OTHERS', note: '引っ越すため' };
    expect(responseOf(actOnInterview, 200, await respond(body)).data).toMatchObject({
      status: 'DENIED',
      allowedActions: [],
    });
    const { data } = await testApp.request(showJob, 200, { params: { id: job() }, token: student.token });
    expect(data.job.application?.stage).toBe('WITHDRAWN');
    expect(data.timeline.at(-1)).toMatchObject({
      stage: 'WITHDRAWN',
      actor: 'STUDENT',
      reason: 'OTHERS',
      note: '引っ越すため',
    });
  });

  test('is cancelled when the application is withdrawn or ends', async () => {
    await testApp.request(manifest.job.actOnJob, 200, {
      params: { id: job() },
      token: student.token,
      body: { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' },
    });
    expect(await readInterview()).toMatchObject({ status: 'CANCELLED', link: null, allowedActions: [] });
    const other = await pipeline.apply(student, present(pipeline.data.jobs.open[3]));
    const rescheduled = await pipeline.requestInterview(other);
    await pipeline.respondToInterview(student, rescheduled, reschedule());
    await reject(testApp.deps.database, { application: other }, { by: 'COMPANY' }, testApp.clock.now());
    expect(await readInterview(rescheduled)).toMatchObject({
      status: 'CANCELLED',
      reschedule: null,
      allowedActions: [],
    });
  });
});

describe('a reschedule request', () => {
  test('leaves time and duration unchanged until a new time is confirmed', async () => {
    const requested = responseOf(actOnInterview, 200, await respond(reschedule())).data;
    expect(requested).toMatchObject({
      status: 'RESCHEDULE_REQUESTED',
      startsAt: pipeline.inDays(7).toISOString(),
      reschedule: {
        requestedAt: testApp.clock.now().toISOString(),
        reason: 'CLASS_OR_EXAM',
        note: null,
        candidates: candidates(),
      },
      allowedActions: ['accept', 'deny', 'reschedule'],
    });
    const { database } = testApp.deps;
    await confirmTime(database, { application }, { candidate: 2 }, testApp.clock.now());
    expect(await readInterview()).toMatchObject({
      status: 'ACCEPTED',
      startsAt: pipeline.inDays(8).toISOString(),
      endsAt: new Date(pipeline.inDays(8).getTime() + 3_600_000).toISOString(),
      reschedule: null,
    });
    expect(await pipeline.stageOf(application)).toBe('INTERVIEW_ACCEPTED');
  });

  test.each([
    ['the old time', [8, 9], 7],
    ['the earliest of the new ones', [6, 2, 9], 2],
  ])('has a response expected before %s at the latest', async (_, days, earliest) => {
    await testApp.deps.database.updateTable('companies').set({ response_days: 14 }).execute();
    const times = days.map((day) => pipeline.inDays(day).toISOString());
    await respond({ ...reschedule(), candidates: times });
    const { job: request } = await readInterview();
    expect(request.application?.resultExpectedBy).toBe(pipeline.inDays(earliest).toISOString());
  });

  test('has a response expected before the new times once the old one has passed', async () => {
    await respond(reschedule());
    await testApp.deps.database
      .updateTable('interviews')
      .set({ starts_at: pipeline.inDays(-1), ends_at: pipeline.inDays(-0.9) })
      .where('application_id', '=', application)
      .execute();
    const times = [pipeline.inDays(1).toISOString()];
    await respond({ ...reschedule(), candidates: times });
    expect((await readInterview()).job.application?.resultExpectedBy).toBe(times[0]);
  });

  test('replaces an earlier one, and ends when the interview is accepted', async () => {
    await respond(reschedule());
    const [only = ''] = candidates().toReversed();
    await respond({ ...reschedule(), candidates: [only] });
    expect((await readInterview()).reschedule?.candidates).toEqual([only]);
    const accepted = responseOf(actOnInterview, 200, await respond({ action: 'accept' })).data;
    expect(accepted).toMatchObject({ status: 'ACCEPTED', reschedule: null });
    expect(accepted.startsAt).toBe(pipeline.inDays(7).toISOString());
  });

  test('is possible for an accepted interview', async () => {
    await respond({ action: 'accept' });
    expect(responseOf(actOnInterview, 200, await respond(reschedule())).data.status).toBe(
      'RESCHEDULE_REQUESTED',
    );
  });

  test.each([
    ['no time', () => undefined, 'candidates'],
    ['four times', () => [8, 9, 10, 11].map((day) => pipeline.inDays(day).toISOString()), 'candidates'],
    ['a time that has passed', () => [pipeline.inDays(-1).toISOString()], 'candidates.0'],
    ['now', () => [pipeline.inDays(8).toISOString(), pipeline.inDays(0).toISOString()], 'candidates.1'],
    [
      'the same time in two formats',
      () => [pipeline.inDays(8).toISOString(), pipeline.inDays(8).toISOString().replace('.000', '')],
      'candidates.1',
    ],
  ])('is rejected with %s, naming the field', async (_, times, field) => {
    expect(await fieldErrors({ action: 'reschedule', reason: 'CLASS_OR_EXAM', candidates: times() })).toEqual(
      {
        [field]: expect.any(String),
      },
    );
    expect((await readInterview()).status).toBe('REQUESTED');
  });

  test.each([
    [{ action: 'deny' }, ['CLASS_OR_EXAM', 'ANOTHER_INTERVIEW', 'ILLNESS', 'TRAVEL']],
    [{ action: 'reschedule' }, ['ACCEPTED_ANOTHER_OFFER', 'SCHEDULE_MISMATCH', 'FIELD_OF_INTEREST_CHANGED']],
  ])('rejects for %j the reasons of the other action', async (body, reasons) => {
    for (const reason of reasons) {
      const times = body.action === 'reschedule' ? { candidates: candidates() } : {};
      expect(await fieldErrors({ ...body, ...times, reason })).toEqual({ reason: 'Choose a reason' });
    }
  });

  test.each(['CLASS_OR_EXAM', 'ANOTHER_INTERVIEW', 'ILLNESS', 'TRAVEL', 'OTHERS'])(
    'can have the reason %s, which the timeline shows as an action of the student',
    async (reason) => {
      const note = reason === 'OTHERS' ? { note: 'A funeral in the family' } : {};
      const { status } = await respond({ ...reschedule(), reason, ...note });
      expect(status).toBe(200);
      const { data } = await testApp.request(showJob, 200, { params: { id: job() }, token: student.token });
      expect(data.timeline.at(-1)).toMatchObject({
        action: 'reschedule-interview',
        actor: 'STUDENT',
        reason,
      });
      expect(data.job.application).toMatchObject({
        turn: 'COMPANY',
        interview: { status: 'RESCHEDULE_REQUESTED' },
      });
    },
  );

  test('rejects times with any other action', async () => {
    expect(await fieldErrors({ action: 'accept', candidates: candidates() })).toHaveProperty('candidates');
  });
});

describe('an interview that has ended', () => {
  test.each([
    [
      'cancelled',
      () => respond({ action: 'cancel', reason: 'FIELD_OF_INTEREST_CHANGED' }),
      'This interview was cancelled. You can no longer respond.',
      'この面接はキャンセルされているため、回答できません。',
    ],
    [
      'decided',
      () =>
        pipeline.decideInterview(application, {
          outcome: 'FAILED',
          phase: 'Documents and first interview',
        }),
      'This interview already has a result. You can no longer respond.',
      'この面接は結果が出ているため、回答できません。',
    ],
  ])(
    'because it was %s accepts no response, and says why in both languages',
    async (_, end, english, japanese) => {
      await respond({ action: 'accept' });
      await end();
      const before = await readInterview();
      for (const body of [
        { action: 'accept' },
        { action: 'cancel', reason: 'SCHEDULE_MISMATCH' },
        reschedule(),
      ]) {
        const { error, message } = await refusalOf(body);
        expect([error, message]).toEqual(['TRANSITION_NOT_ALLOWED', english]);
        expect((await refusalOf(body, 'ja')).message).toBe(japanese);
      }
      expect(await readInterview()).toEqual(before);
    },
  );

  test('shows its result in the list of applications, with phase and day', async () => {
    await respond({ action: 'accept' });
    await pipeline.decideInterview(application, { outcome: 'FAILED', decidedOn: '2026-11-19' });
    const { data } = await testApp.request(manifest.job.listApplications, 200, {
      query: 'stage=UNLUCKY',
      token: student.token,
    });
    expect(data.data[0]?.application).toMatchObject({
      interviewId: interview,
      interviewResult: {
        outcome: 'FAILED',
        decidedOn: '2026-11-19',
        phase: 'First interview',
        phaseJp: '一次面接',
      },
    });
  });
});

describe('a repeated response', () => {
  test('with the same idempotency key gets the first response', async () => {
    const request = { headers: { 'Idempotency-Key': 'interview-0148' } };
    const responses = await Promise.all([1, 2, 3].map(() => respond({ action: 'accept' }, request)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('without a key succeeds once and is rejected afterwards', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => respond({ action: 'accept' })));
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
    const events = await testApp.deps.database
      .selectFrom('application_events')
      .select('action')
      .where('application_id', '=', application)
      .where('action', '=', 'accept-interview')
      .execute();
    expect(events).toHaveLength(1);
  });
});

describe('the calendar file', () => {
  const file = async (language: 'en' | 'ja' = 'en') => {
    const response = await testApp.app.request(`/api/job/interviews/${interview}/file`, {
      headers: { Authorization: `Bearer ${student.token}`, 'Accept-Language': language },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = (await response.text()).replaceAll('\r\n ', '');
    const line = (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim();
    return { line, disposition: response.headers.get('content-disposition'), text };
  };

  test('has one event in the reader’s language, in UTC', async () => {
    const { disposition, line, text } = await file();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(disposition).toBe('attachment; filename="interview-2026-11-27.ics"');
    expect([line('DTSTART'), line('DTEND'), line('STATUS'), line('SEQUENCE')]).toEqual([
      '20261127T030000Z',
      '20261127T040000Z',
      'TENTATIVE',
      '0',
    ]);
    expect(line('SUMMARY')).toMatch(/^First interview: /);
    expect((await file('ja')).line('SUMMARY')).toMatch(/^一次面接（/);
  });

  test('keeps its identity when the time changes, as a later revision', async () => {
    const before = await file();
    await respond(reschedule());
    await confirmTime(testApp.deps.database, { application }, { candidate: 1 }, testApp.clock.now());
    const after = await file();
    expect(after.line('UID')).toBe(before.line('UID'));
    expect(Number(after.line('SEQUENCE'))).toBeGreaterThan(Number(before.line('SEQUENCE')));
    expect([after.line('DTSTART'), after.line('STATUS')]).toEqual(['20261129T030000Z', 'CONFIRMED']);
    await respond({ action: 'cancel', reason: 'SCHEDULE_MISMATCH' });
    expect((await file()).line('STATUS')).toBe('CANCELLED');
  });

  test('escapes line breaks and commas in texts of a company', async () => {
    await testApp.deps.database
      .updateTable('interviews')
      .set({ message: 'Bring it, please;\r\nBEGIN:VALARM\nTRIGGER:-PT1M' })
      .where('id', '=', interview)
      .execute();
    const { text } = await file();
    expect(text).not.toMatch(/^BEGIN:VALARM/m);
    expect(text).not.toMatch(/^TRIGGER/m);
  });
});

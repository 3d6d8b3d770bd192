import { manifest } from '@michi/api/manifest';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { addOffer } from '../../../../test/addOffer.ts';
import { createCareerOfficeFixture, type CareerOfficeFixture } from '../../../../test/careerOfficeFixture.ts';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { listAppointments } from '../operator/listAppointments.ts';
import { recordOutcome } from '../operator/recordOutcome.ts';
import { clearCounsellingFiles } from './counsellingFiles.ts';

const { createCounsellingFile, listCounsellings, showCounselling, showCounsellingRules } =
  manifest.university;

let testApp: TestApp;
let office: CareerOfficeFixture;

beforeAll(async () => {
  testApp = await createTestApp();
  office = await createCareerOfficeFixture(testApp);
});

const NOW = '2026-11-20T03:00:00.000Z';
const MONDAY = '2026-11-23T01:00:00.000Z';
const MONDAY_LATER = '2026-11-23T01:45:00.000Z';

/** Titles of a student's notifications, the earliest first, in both languages. */
async function notificationsOf({ userId }: SignedIn): Promise<readonly (string | null)[]> {
  const rows = await testApp.deps.database
    .selectFrom('notifications')
    .select(['title', 'title_jp'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'COUNSELLING_CHANGE')
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ title, title_jp }) => [title, title_jp]);
}

test('an appointment is booked, moved and cancelled, and the student is notified each time', async () => {
  const photo = await testApp.deps.database
    .insertInto('pictures')
    .values({ kind: 'PORTRAIT', source_hash: 'a'.repeat(64), widths: [96], created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counsellor = await office.addCounsellor({
    name: 'Yuko Asai',
    name_jp: '浅井 裕子',
    photo_id: photo.id,
    photo_text: 'Yuko Asai, smiling',
  });
  const student = await office.addStudent();
  const booked = await office.book(student, {
    counsellorId: counsellor,
    startsAt: MONDAY,
    question: '  How do I explain a change of subject? ',
  });
  expect(booked).toMatchObject({
    status: 201,
    body: {
      message: 'Your appointment is booked.',
      data: {
        counsellor: {
          id: counsellor,
          name: 'Yuko Asai',
          nameJp: '浅井 裕子',
          photo: {
            text: 'Yuko Asai, smiling',
            textJp: null,
            sizes: [{ width: 96, url: `pictures/${photo.id}?width=96` }],
          },
        },
        startsAt: MONDAY,
        endsAt: MONDAY_LATER,
        status: 'BOOKED',
        question: 'How do I explain a change of subject?',
        place: null,
        link: 'https://meet.example/room',
        changeableUntil: '2026-11-22T01:00:00.000Z',
        allowedActions: ['reschedule', 'cancel'],
      },
    },
  });
  const token = await office.tokenOf(student);
  const { data } = await testApp.request(listCounsellings, 200, { token, query: 'time=AHEAD' });
  const id = present(data.data[0]).id;
  const moved = await office.change(student, id, { action: 'reschedule', startsAt: MONDAY_LATER });
  expect(moved).toMatchObject({ status: 200, body: { data: { startsAt: MONDAY_LATER, note: null } } });
  const cancelled = await office.change(student, id, {
    action: 'cancel',
    note: '授業の予定が変わりました。',
  });
  expect(cancelled.body).toMatchObject({
    message: 'Your appointment was cancelled.',
    data: { status: 'CANCELLED', note: '授業の予定が変わりました。', allowedActions: [] },
  });
  expect(await notificationsOf(student)).toEqual([
    'Appointment booked: {2026-11-23T01:00:00.000Z}, Yuko Asai',
    '面談を予約しました：{2026-11-23T01:00:00.000Z} 浅井 裕子さん',
    'Appointment rescheduled: {2026-11-23T01:45:00.000Z}, Yuko Asai',
    '面談の日時を変更しました：{2026-11-23T01:45:00.000Z} 浅井 裕子さん',
    'Appointment cancelled: {2026-11-23T01:45:00.000Z}, Yuko Asai',
    '面談をキャンセルしました：{2026-11-23T01:45:00.000Z} 浅井 裕子さん',
  ]);
  await testApp.deps.deliverer.deliverDue();
  const mails = await testApp.sentMails(student.email);
  expect(mails).toHaveLength(3);
  // Its times are free again.
  const { slots } = await office.slots(student, '2026-11-23,2026-11-23', `&counsellorId=${counsellor}`);
  expect(slots).toHaveLength(4);
});

describe('of twenty students who book the last time of a day concurrently', () => {
  test.each(['the counsellor', 'anyone'])('one gets it from %s, the others the next ones', async (whom) => {
    const counsellor = await office.addCounsellor({ topics: ['OTHER'], name: `Alone, for ${whom}` }, [
      [whom === 'anyone' ? 1 : 2, '10:00', '10:45'],
    ]);
    const startsAt = whom === 'anyone' ? '2026-11-30T01:00:00.000Z' : '2026-12-01T01:00:00.000Z';
    const students = [];
    for (let count = 0; count < 20; count += 1) students.push(await office.addStudent());
    const counsellorId = whom === 'anyone' ? null : counsellor;
    const responses = await Promise.all(
      students.map((student) => office.book(student, { topic: 'OTHER', counsellorId, startsAt })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        error: 'SLOT_TAKEN',
        message: 'Someone just booked this time. Choose another one.',
        nextSlots: expect.arrayContaining([
          {
            startsAt: expect.stringMatching(/^2026-12-/),
            endsAt: expect.any(String),
            counsellor: expect.objectContaining({ id: expect.any(String) }),
            clash: null,
          },
        ]),
      });
    }
    const rows = await testApp.deps.database
      .selectFrom('counsellings')
      .select('id')
      .where('counsellor_id', '=', counsellor)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('and twenty who move to it at once: one has it, and the others keep theirs', async () => {
    const target = await office.addCounsellor({ topics: ['OFFER'], slot_minutes: 15 }, [
      [1, '09:00', '14:00'],
      [4, '10:00', '10:15'],
    ]);
    const students: { student: SignedIn; id: string; startsAt: string }[] = [];
    const first = await office.addStudent();
    const { slots } = await office.slots(first, '2026-11-23,2026-11-23', `&counsellorId=${target}`);
    for (const { startsAt } of slots.slice(0, 20)) {
      const student = await office.addStudent();
      const { body } = await office.book(student, { topic: 'OFFER', counsellorId: target, startsAt });
      expect(body).toMatchObject({ data: { startsAt } });
      const { data } = await testApp.request(listCounsellings, 200, { token: await office.tokenOf(student) });
      students.push({ student, startsAt, id: present(data.data[0]).id });
    }
    expect(students).toHaveLength(20);
    const responses = await Promise.all(
      students.map(({ id, student }) =>
        office.change(student, id, { action: 'reschedule', startsAt: '2026-11-26T01:00:00.000Z' }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    for (const [index, { id, startsAt, student }] of students.entries()) {
      if (present(responses[index]).status === 200) continue;
      const { data } = await testApp.request(showCounselling, 200, {
        token: await office.tokenOf(student),
        params: { id },
      });
      expect(data.startsAt).toBe(startsAt);
    }
  });
});

test('the database rejects overlapping appointments and office hours, for every writer', async () => {
  const { database } = testApp.deps;
  const [one, other] = [await office.addCounsellor(), await office.addCounsellor()];
  const { userId } = await office.addStudent();
  const write = (counsellor_id: string, user_id: string, begin: string, end: string) =>
    database
      .insertInto('counsellings')
      .values({
        user_id,
        counsellor_id,
        topic: 'OTHER',
        style: 'ONLINE',
        starts_at: `2026-12-21T${begin}:00Z`,
        ends_at: `2026-12-21T${end}:00Z`,
        booked_at: testApp.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await write(one, userId, '01:00', '02:00');
  const stranger = await office.addStudent();
  for (const [begin, end] of [
    ['00:15', '01:15'],
    ['01:45', '02:45'],
    ['01:15', '01:30'],
    // An appointment occupies every quarter hour that it touches.
    ['01:59', '02:10'],
  ] as const) {
    await expect(write(one, stranger.userId, begin, end)).rejects.toMatchObject({
      constraint: 'counselling_quarters_of_counsellor',
    });
    await expect(write(other, userId, begin, end)).rejects.toMatchObject({
      constraint: 'counselling_quarters_of_student',
    });
  }
  await write(one, userId, '02:00', '03:00');
  await database
    .updateTable('counsellings')
    .set({ status: 'CANCELLED', cancelled_at: testApp.clock.now() })
    .where('id', '=', id)
    .execute();
  await write(one, stranger.userId, '01:00', '02:00');

  const openFrom = (from_time: string) =>
    database
      .insertInto('counsellor_hours')
      .values({ counsellor_id: one, weekday: 6, from_time, to_time: '13:00' })
      .execute();
  await openFrom('10:00');
  await expect(openFrom('12:45')).rejects.toMatchObject({ constraint: 'counsellor_hour_quarters_once' });
  await database
    .deleteFrom('counsellor_hours')
    .where('counsellor_id', '=', one)
    .where('weekday', '=', 6)
    .execute();
  await openFrom('12:45');
});

test('the same Idempotency-Key books once', async () => {
  const counsellorId = await office.addCounsellor();
  const student = await office.addStudent();
  const headers = { 'Idempotency-Key': 'the-key-of-this-booking' };
  const ask = () => office.book(student, { counsellorId, startsAt: MONDAY }, { headers });
  const responses = await Promise.all([ask(), ask()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(present(responses[0]).body).toEqual(present(responses[1]).body);
});

test('nothing can be changed from 24 hours before the begin on', async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  const id = await office.booked(student, counsellor, MONDAY);
  testApp.clock.set('2026-11-22T01:00:00.000Z');
  expect((await office.change(student, id, { action: 'reschedule', startsAt: MONDAY_LATER })).status).toBe(
    200,
  );
  testApp.clock.set('2026-11-22T01:45:00.001Z');
  for (const body of [
    { action: 'reschedule', startsAt: '2026-11-24T01:00:00.000Z' },
    { action: 'cancel', note: 'Too late' },
  ]) {
    const response = await office.change(student, id, body);
    expect(response.body).toEqual({
      error: 'TRANSITION_NOT_ALLOWED',
      message: 'It’s too late to change this appointment. Call the career office.',
    });
  }
  testApp.clock.set(MONDAY_LATER);
  expect((await office.change(student, id, { action: 'cancel', note: 'Missed it' })).body).toEqual({
    error: 'TRANSITION_NOT_ALLOWED',
    message: 'This appointment is over or cancelled. You can no longer change it.',
  });
  testApp.clock.set(NOW);
});

test('two missed appointments within 90 days close booking for 30 days, and the rules say so before', async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  const days = ['2026-11-23', '2026-11-24'];
  for (const day of days) await office.booked(student, counsellor, `${day}T01:00:00.000Z`);
  const rows = await testApp.deps.database
    .selectFrom('counsellings')
    .select('id')
    .where('user_id', '=', student.userId)
    .execute();
  const rules = async () =>
    (await testApp.request(showCounsellingRules, 200, { token: await office.tokenOf(student) })).data;
  expect(await rules()).toMatchObject({
    upcoming: 2,
    upcomingLimit: 3,
    missed: 0,
    closedUntil: null,
    officePhone: null,
  });
  await testApp.deps.database
    .updateTable('universities')
    .set({ details: JSON.stringify({ phone: '045-555-0120' }) })
    .execute();
  expect((await rules()).officePhone).toBe('045-555-0120');
  testApp.clock.set('2026-11-25T00:00:00.000Z');
  for (const { id } of rows) {
    const closed = await rules();
    expect(closed.closedUntil).toBeNull();
    await recordOutcome(testApp.deps.database, id, 'MISSED', testApp.clock.now());
  }
  expect(await rules()).toMatchObject({ upcoming: 0, missed: 2, closedUntil: '2026-12-24T01:00:00.000Z' });
  const ask = { counsellorId: counsellor, startsAt: '2026-12-25T01:00:00.000Z' };
  expect((await office.book(student, ask)).body).toEqual({
    error: 'BOOKING_CLOSED',
    message: 'You missed 2 appointments within 90 days. You can book again from Thu 24 Dec, 10:00.',
  });
  testApp.clock.set('2026-12-24T01:00:00.000Z');
  expect((await office.book(student, ask)).status).toBe(201);
  testApp.clock.set(NOW);
});

test('the news of a booking promises no change that can no longer be made, and says whom to call', async () => {
  const bodiesTo = async ({ userId }: SignedIn) =>
    testApp.deps.database
      .selectFrom('notifications')
      .select(['body', 'body_jp'])
      .where('user_id', '=', userId)
      .execute();
  const callAt = async (details: object) =>
    testApp.deps.database
      .updateTable('universities')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', office.universityId)
      .execute();
  testApp.clock.set(NOW);
  await callAt({});
  const student = await office.addStudent();
  const counsellor = await office.addCounsellor();
  await office.booked(student, counsellor, MONDAY);
  expect(await bodiesTo(student)).toEqual([
    {
      body: 'You can reschedule or cancel it until 24 hours before it starts.',
      body_jp: '開始の24時間前まで、変更とキャンセルができます。',
    },
  ]);

  // Three hours before the first time of that day.
  testApp.clock.set('2026-11-22T22:00:00.000Z');
  const late = await office.addStudent();
  await office.booked(late, counsellor, MONDAY_LATER);
  expect(await bodiesTo(late)).toEqual([
    {
      body: 'It’s too late to reschedule or cancel online. If you can’t come, call the career office.',
      body_jp:
        'オンラインでの変更・キャンセルの期限を過ぎています。ご都合が悪くなった場合は、キャリアセンターへお電話ください。',
    },
  ]);

  await callAt({ phone: '045-555-0120' });
  const caller = await office.addStudent();
  await office.booked(caller, counsellor, '2026-11-23T02:30:00.000Z');
  expect(await bodiesTo(caller)).toEqual([
    {
      body: 'It’s too late to reschedule or cancel online. If you can’t come, call the career office at 045-555-0120.',
      body_jp:
        'オンラインでの変更・キャンセルの期限を過ぎています。ご都合が悪くなった場合は、キャリアセンター（045-555-0120）へお電話ください。',
    },
  ]);
  testApp.clock.set(NOW);
});

test('three upcoming appointments are the limit', async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  for (const day of ['23', '24', '25'])
    await office.booked(student, counsellor, `2026-11-${day}T01:00:00.000Z`);
  const response = await office.book(student, {
    counsellorId: counsellor,
    startsAt: '2026-11-26T01:00:00.000Z',
  });
  expect(response.body).toMatchObject({ error: 'BOOKING_CLOSED' });
});

test("another student's appointment and another university are not found", async () => {
  const counsellor = await office.addCounsellor();
  const student = await office.addStudent();
  const id = await office.booked(student, counsellor, MONDAY);
  const elsewhere = await testApp.addUniversity('Minato University');
  const stranger = await office.addStudent();
  const other = await testApp.signInStudent({ universityId: elsewhere });
  const none = await testApp.signInStudent();
  for (const reader of [stranger, other]) {
    const token = await office.tokenOf(reader);
    for (const path of [`/${id}`, `/${id}/calendar`])
      expect((await testApp.send('GET', `/api/university/counsellings${path}`, { token })).status).toBe(404);
    expect((await office.change(reader, id, { action: 'cancel', note: 'Not mine' })).status).toBe(404);
  }
  const statusOf = async (reader: SignedIn, path: string) =>
    (await testApp.send('GET', `/api/${path}`, { token: await office.tokenOf(reader) })).status;
  const days = 'dateRange=2026-11-23,2026-11-24';
  const addresses = [
    `university/university/${office.universityId}`,
    `university/counselling-slots?${days}&counsellorId=${counsellor}`,
    `user/counsellors/${counsellor}`,
    `user/counsellors/${counsellor}/calendar?${days}`,
  ];
  for (const address of addresses) {
    expect([address, await statusOf(student, address)]).toEqual([address, 200]);
    expect([address, await statusOf(other, address)]).toEqual([address, 404]);
    expect([address, await statusOf(none, address)]).toEqual([address, 403]);
  }
  const moved = `university/counselling-slots?${days}&counsellingId=${id}`;
  for (const [reader, status] of [
    [student, 200],
    [stranger, 404],
    [other, 404],
  ] as const)
    expect(await statusOf(reader, moved)).toBe(status);
  const request = { counsellorId: counsellor, startsAt: MONDAY_LATER };
  expect((await office.book(other, request)).status).toBe(404);
  expect((await office.book(none, request)).status).toBe(403);
});

test('an invalid request is refused with the name of its field', async () => {
  const counsellorId = await office.addCounsellor({ style: 'ONLINE' });
  const student = await office.addStudent();
  const id = await office.booked(student, counsellorId, MONDAY);
  const strangersResume = await testApp.request(manifest.user.createResume, 201, {
    token: await office.tokenOf(await office.addStudent()),
    ...(await formRequest({})),
  });
  const fieldsOf = async (body: object) => {
    const response = await office.book(student, { counsellorId, startsAt: MONDAY_LATER, ...body });
    return [response.status, response.body];
  };
  for (const [body, fields] of [
    [{ startsAt: '2026-11-23T01:01:00.000Z' }, { startsAt: 'Choose a time from the calendar' }],
    [{ startsAt: '2026-11-20T04:59:00.000Z' }, { startsAt: 'Choose a time from the calendar' }],
    [{ startsAt: '2126-11-20T04:59:00.000Z' }, { startsAt: 'Choose a time from the calendar' }],
    [{ startsAt: MONDAY }, { startsAt: 'You have another appointment at this time' }],
    [{ style: 'OFFLINE' }, { startsAt: 'Choose a time from the calendar' }],
    [{ topic: 'OFFER' }, { startsAt: 'Choose a time from the calendar' }],
    [{ resumeIds: [strangersResume.data.id] }, { 'resumeIds.0': 'This isn’t one of your resumes' }],
    [{ fileIds: [id] }, { 'fileIds.0': 'This file isn’t yours or is already in use' }],
    [{ question: 'x'.repeat(2001) }, { question: 'Enter at most 2000 characters' }],
  ] as const)
    expect(await fieldsOf(body)).toEqual([422, expect.objectContaining({ fields })]);
  for (const [body, fields] of [
    [{ action: 'cancel', note: '  ' }, { note: 'Explain why' }],
    [{ action: 'cancel', note: 'Ill', startsAt: MONDAY_LATER }, { startsAt: 'We don’t know this value' }],
    [{ action: 'reschedule' }, { startsAt: 'This is required' }],
    [
      { action: 'reschedule', startsAt: '2026-11-23T01:01:00.000Z' },
      { startsAt: 'Choose a time from the calendar' },
    ],
  ] as const)
    expect((await office.change(student, id, body)).body).toMatchObject({ fields });
});

test('an own offer can be attached to an appointment, and the counsellor sees which', async () => {
  const counsellorId = await office.addCounsellor({ style: 'ONLINE' });
  const [student, stranger] = [await office.addStudent(), await office.addStudent()];
  const { database } = testApp.deps;
  const { id: companyId } = await database
    .insertInto('companies')
    .values({ name: 'Isobe Market', search_text: 'isobe market' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = testApp.clock.now();
  const jobOfferId = await addOffer(database, { userId: student.userId, companyId, code: 'IM-1', now });
  const request = { counsellorId, startsAt: MONDAY, jobOfferId };
  const refused = await office.book(stranger, request);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      fields: { jobOfferId: 'This isn’t an offer of yours that can be attached here' },
    }),
  ]);
  const booked = await office.book(student, request);
  expect([booked.status, booked.body]).toEqual([
    201,
    expect.objectContaining({
      data: expect.objectContaining({
        jobOffer: {
          id: jobOfferId,
          code: 'IM-1',
          jobKind: 'JOB',
          companyName: 'Isobe Market',
          companyNameJp: null,
          position: 'Planner',
          positionJp: '企画職',
          expiresAt: '2026-12-04T08:00:00.000Z',
        },
      }),
    }),
  ]);
  const lines = await listAppointments(database, 'Seiryo University', MONDAY.slice(0, 10));
  expect(lines).toContainEqual(expect.stringMatching(/\tBOOKED\tIM-1, Planner$/));
});

describe('a file for an appointment', () => {
  const upload = async (student: SignedIn, file: File) => ({
    token: await office.tokenOf(student),
    ...(await formRequest({ file })),
  });
  const GIF = new File([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'どう？.png');

  test('is identified by its bytes, belongs to one appointment and is served to its student only', async () => {
    const counsellorId = await office.addCounsellor();
    const student = await office.addStudent();
    const stranger = await office.addStudent();
    const { data: pdf } = await testApp.request(
      createCounsellingFile,
      201,
      await upload(student, pdfFile('draft.pdf')),
    );
    const { data: gif } = await testApp.request(createCounsellingFile, 201, await upload(student, GIF));
    expect([pdf.mediaType, gif.mediaType]).toEqual(['application/pdf', 'image/gif']);
    const fileIds = [gif.id, pdf.id];
    const foreign = await office.book(stranger, { counsellorId, startsAt: MONDAY, fileIds });
    expect(foreign.body).toMatchObject({
      fields: { 'fileIds.0': 'This file isn’t yours or is already in use' },
    });
    const booked = await office.book(student, {
      counsellorId,
      startsAt: MONDAY,
      fileIds: [...fileIds, gif.id],
    });
    expect(booked.body).toMatchObject({ data: { files: [gif, pdf] } });
    const again = await office.book(student, { counsellorId, startsAt: MONDAY_LATER, fileIds });
    expect(again.status).toBe(422);
    const path = `/api/university/counselling-files/${pdf.id}`;
    const read = await testApp.send('GET', path, { token: await office.tokenOf(student) });
    expect(read.headers.get('content-type')).toBe('application/pdf');
    expect(read.headers.get('content-disposition')).toContain('attachment; filename="draft.pdf"');
    expect(read.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    for (const method of ['GET', 'DELETE'])
      expect((await testApp.send(method, path, { token: await office.tokenOf(stranger) })).status).toBe(404);
    // It stays with the appointment.
    expect((await testApp.send('DELETE', path, { token: await office.tokenOf(student) })).status).toBe(404);
  });

  test.each([
    [
      'a program by another name',
      new File(['MZ\u0000\u0001'], 'cv.pdf'),
      415,
      'Choose a PDF, DOC, DOCX, JPEG, PNG or GIF',
    ],
    [
      'a cut-off PDF',
      new File(['%PDF-1.7\n'], 'cv.pdf'),
      422,
      'This file is damaged. Save it again and choose it once more',
    ],
    ['an empty one', new File([''], 'cv.pdf'), 422, 'This is required'],
    [
      'more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf'),
      413,
      'Choose a file of at most 10 MB',
    ],
  ])('%s is refused', async (_, file, status, message) => {
    const { token, ...form } = await upload(await office.addStudent(), file);
    const response = await testApp.send('POST', '/api/university/counselling-files', { token, ...form });
    expect([response.status, response.body]).toEqual([
      status,
      expect.objectContaining({ fields: { file: message } }),
    ]);
  });

  test('waits for ten at a time, and can be removed', async () => {
    const student = await office.addStudent();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1)
      ids.push((await testApp.request(createCounsellingFile, 201, await upload(student, pdfFile()))).data.id);
    await testApp.request(createCounsellingFile, 409, await upload(student, pdfFile()));
    const path = `/api/university/counselling-files/${present(ids[0])}`;
    expect((await testApp.send('DELETE', path, { token: await office.tokenOf(student) })).status).toBe(200);
    await testApp.request(createCounsellingFile, 201, await upload(student, pdfFile()));
  });
});

test('a file that is attached to no appointment within a day is removed', async () => {
  const counsellorId = await office.addCounsellor();
  const student = await office.addStudent();
  const add = async (name: string) =>
    testApp.request(createCounsellingFile, 201, {
      token: await office.tokenOf(student),
      ...(await formRequest({ file: pdfFile(name) })),
    });
  const attached = (await add('attached.pdf')).data.id;
  expect((await office.book(student, { counsellorId, startsAt: MONDAY, fileIds: [attached] })).status).toBe(
    201,
  );
  await add('left.pdf');
  const kept = async () => {
    await clearCounsellingFiles.run(testApp.deps);
    const files = testApp.deps.database
      .selectFrom('counselling_files as o')
      .innerJoin('files as f', 'f.id', 'o.file_id')
      .where('o.user_id', '=', student.userId);
    return (await files.select('f.name').orderBy('f.name').execute()).map(({ name }) => name);
  };
  testApp.clock.set('2026-11-21T02:59:59.999Z');
  expect(await kept()).toEqual(['attached.pdf', 'left.pdf']);
  testApp.clock.set('2026-11-21T03:00:00.000Z');
  expect(await kept()).toEqual(['attached.pdf']);
  testApp.clock.set(NOW);
});

test('an appointment has one calendar event, which moves and is cancelled with it', async () => {
  const counsellor = await office.addCounsellor({ name: 'Yuko Asai for calendars' });
  const student = await office.addStudent();
  const id = await office.booked(student, counsellor, MONDAY);
  const read = async () => {
    const request = { headers: { Authorization: `Bearer ${await office.tokenOf(student)}` } };
    const response = await testApp.app.request(`/api/university/counsellings/${id}/calendar`, request);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const event = new ICAL.Event(present(calendar.getFirstSubcomponent('vevent')));
    const name = response.headers.get('content-disposition');
    const status = event.component.getFirstPropertyValue('status');
    return { name, uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate(), status };
  };
  const uid = `counselling-${id}@michi`;
  expect(await read()).toEqual({
    name: 'attachment; filename="appointment-2026-11-23.ics"',
    uid,
    sequence: 0,
    start: new Date(MONDAY),
    status: 'CONFIRMED',
  });
  await office.change(student, id, { action: 'reschedule', startsAt: '2026-11-24T01:00:00.000Z' });
  expect(await read()).toMatchObject({ uid, sequence: 1, start: new Date('2026-11-24T01:00:00.000Z') });
  const inCalendar = async () => {
    const { data } = await testApp.request(manifest.user.showCalendar, 200, {
      token: await office.tokenOf(student),
      query: 'dateRange=2026-11-23,2026-11-30',
    });
    return data.events;
  };
  expect(await inCalendar()).toEqual([
    expect.objectContaining({
      id,
      kind: 'COUNSELLING',
      title: 'Appointment with Yuko Asai for calendars',
      path: `/student/career-office?appointment=${id}`,
      organizer: expect.objectContaining({ type: 'UNIVERSITY', name: 'Seiryo University' }),
      style: 'ONLINE',
      place: null,
      link: 'https://meet.example/room',
    }),
  ]);
  await testApp.deps.database
    .updateTable('counsellings')
    .set({ style: 'OFFLINE' })
    .where('id', '=', id)
    .execute();
  await testApp.deps.database
    .updateTable('counsellors')
    .set({ place: 'Room 3', place_jp: '3号室' })
    .where('id', '=', counsellor)
    .execute();
  expect(await inCalendar()).toMatchObject([{ place: 'Room 3', placeJp: '3号室', link: null }]);
  await office.change(student, id, { action: 'cancel', note: 'Ill' });
  expect(await inCalendar()).toEqual([]);
  expect(await read()).toMatchObject({ uid, sequence: 2, status: 'CANCELLED' });
});

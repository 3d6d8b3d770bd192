import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { responseOf } from '../../../../test/responseOf.ts';
import { holdTransaction, waitingStatements } from '../../../../test/holdTransaction.ts';
import { DATABASE_KIND } from '../../../../test/databaseKind.ts';
import { present } from '../../../../test/present.ts';
import { ownImport } from '../../../../test/contract/ownImports.ts';
import { groupOfMichi } from '../../../../test/contract/ownThreads.ts';
import { ownSeminarApplication } from '../../../../test/contract/ownSeminars.ts';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { FileMissing } from '../../../platform/files/fileFailures.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { recordProfileView } from '../../company/index.ts';

const { deleteAccount, updateProfile } = manifest.user;
const testApp = await createTestApp();
const { send, request, signInStudent, sentMails, deps, clock, databaseUrl } = testApp;
const { password, jobs, alex, universityId, companyIds } = await createSmallFixture(testApp);
const [firstJob = '', secondJob = ''] = jobs.open;
const { password_hash: passwordHash } = await deps.database
  .selectFrom('users')
  .select('password_hash')
  .where('id', '=', alex.userId)
  .executeTakeFirstOrThrow();

const remove = (
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
  language: 'en' | 'ja' = 'en',
) =>
  send('POST', '/api/user/auth/delete-account', {
    token,
    body: { reason: 'FEW_COMPANIES', password, ...changes },
    language,
  });
const act = (token: string, jobId: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  send('POST', `/api/job/jobs/students/action/${jobId}`, { token, body, headers });
const logIn = async (email: string) =>
  (await send('POST', '/api/user/auth/login', { body: { email, password, appName: 'michi' } })).status;

beforeEach(() => {
  clock.advance(10 * 60 * 1000);
});

let count = 0;

/** A student with data in every table. */
async function busyStudent(): Promise<SignedIn> {
  count += 1;
  const student = await signInStudent({
    email: `Sora${count}@michi.example`,
    passwordHash: present(passwordHash),
    universityId,
  });
  const { token } = student;
  await request(updateProfile, 200, {
    token,
    body: {
      familyName: 'Asakura',
      firstName: 'Sora',
      middleName: 'Asakura',
      familyNameJp: '朝倉',
      firstNameJp: '空',
      middleNameJp: '朝倉',
      familyNameFurigana: 'あさくら',
      firstNameFurigana: 'そら',
      middleNameFurigana: 'あさくら',
      nickname: 'Asakura',
      gender: 'FEMALE',
      dateOfBirth: '2004-05-06',
      homePhone: '045-123-4567',
      mobilePhone: '090-8765-4321',
      address: {
        postCode: '236-0027',
        prefecture: '神奈川県',
        city: '横浜市',
        street: '朝倉町',
        building: null,
      },
      emergencyAddress: {
        postCode: '236-0027',
        prefecture: '神奈川県',
        city: '横浜市',
        street: '朝倉町',
        building: null,
      },
      graduationYear: 2027,
      needsVisa: true,
      about: 'I am Asakura.',
      skills: ['asakura'],
      hobbies: '朝倉',
    },
  });
  const { data: resume } = await request(manifest.user.createResume, 201, {
    token,
    ...(await formRequest({ file: pdfFile('Asakura.pdf', 'I am Asakura.') })),
  });
  const { data: own } = await request(manifest.user.createResume, 201, { token, ...(await formRequest({})) });
  await request(manifest.user.createResumeShare, 201, { token, params: { id: own.id }, body: { days: 7 } });
  await request(manifest.user.createResumeUpload, 201, { token, body: { fileName: 'Asakura.pdf', size: 9 } });
  await request(manifest.user.acceptTerms, 200, { token, body: { termsVersion: '2026-11-25' } });
  const application = { action: 'apply', resumeId: resume.id };
  const key = { 'Idempotency-Key': `key-${count}-of-asakura` };
  expect((await act(token, firstJob, application, key)).status).toBe(200);
  expect((await act(token, secondJob, { action: 'favorite' })).status).toBe(200);
  await request(manifest.job.reportJob, 200, {
    token,
    params: { id: secondJob },
    body: { reason: 'OTHERS', note: 'I am Asakura.' },
  });
  await request(manifest.job.createSavedSearch, 201, {
    token,
    body: { name: 'For Asakura', audience: 'PUBLIC', filters: { search: 'asakura' } },
  });
  await deps.database.insertInto('student_profiles').values({ user_id: student.userId }).execute();
  const answer = {
    user_id: student.userId,
    answer_id: await addAnswer(deps.database, student.userId, { name: 'Asakura', text: 'I am Asakura.' }),
    created_at: clock.now(),
  };
  await deps.database
    .insertInto('answer_shares')
    .values({ ...answer, token_hash: Buffer.alloc(32, count), expires_at: clock.now() })
    .execute();
  await deps.database
    .insertInto('answer_comments')
    .values({ ...answer, author: 'Asakura', text: 'Who is Asakura?', quote: 'Asakura', start: 5 })
    .execute();
  // As an admin would have it: something done to them, and a file they looked at.
  await deps.database
    .insertInto('audit_entries')
    .values({
      happened_at: clock.now(),
      action: 'USER_BLOCKED',
      actor_id: student.userId,
      user_id: student.userId,
      reason: 'OTHERS',
      note: 'Asakura asked for it.',
    })
    .execute();
  await ownImport(testApp, student.userId, 'asakura@file.example');
  const { id: seat, seminarId } = await ownSeminarApplication(testApp, student.userId, 'ATTENDED');
  await deps.database
    .updateTable('seminar_applications')
    .set({ reason: 'I am Asakura.' })
    .where('id', '=', seat)
    .execute();
  await deps.database
    .insertInto('seminar_feedback')
    .values({
      application_id: seat,
      ratings: '[]',
      texts: JSON.stringify([{ text: '朝倉です。' }]),
      given_at: clock.now(),
    })
    .execute();
  await deps.database
    .insertInto('seminar_favorites')
    .values({ user_id: student.userId, seminar_id: seminarId, created_at: clock.now() })
    .execute();
  await recordProfileView(deps.database, student.userId, present(companyIds[0]), clock.now());
  await request(manifest.notification.registerDevice, 200, {
    token,
    body: { deviceId: `asakura-${count}`, platform: 'web', appCode: 'michi' },
  });
  await notify(
    deps.database,
    [
      {
        userId: student.userId,
        kind: 'JOB_OFFER',
        title: 'An offer for Asakura',
        titleJp: '朝倉様への内定',
        body: null,
        bodyJp: null,
        link: '/student/dashboard',
      },
    ],
    clock.now(),
  );
  await request(manifest.notification.readNotifications, 200, {
    token,
    body: { upTo: clock.now().toISOString() },
  });
  await chatAsAsakura(student);
  await seekHelpAsAsakura(student);
  await request(manifest.user.showCalendar, 200, { token, query: 'dateRange=2026-11-01,2026-11-30' });
  const { id: post } = await deps.database
    .insertInto('posts')
    .values({
      publisher: 'JOBHUNTING',
      title: 'Career day',
      body: '<p>Come.</p>',
      search_text: 'career day',
      published_at: clock.now(),
      updated_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await request(manifest.news.likePost, 200, { token, params: { id: post } });
  expect((await send('POST', '/api/user/auth/send-email-verification', { token })).status).toBe(200);
  await deps.database
    .insertInto('identities')
    .values({
      issuer: 'https://id.example',
      subject: `asakura-${count}`,
      user_id: student.userId,
      created_at: clock.now(),
    })
    .execute();
  await deps.database
    .updateTable('users')
    .set({ email_verified_at: clock.now() })
    .where('id', '=', student.userId)
    .execute();
  await request(manifest.user.createTwoStep, 200, { token, body: { password } });
  await deps.database
    .insertInto('account_leaves')
    .values({ user_id: student.userId, reason: 'FEW_COMPANIES', note: 'Asakura', began_at: clock.now() })
    .execute();
  return student;
}

/** Asks a counsellor and Michi, completes a course, and gives feedback. */
async function seekHelpAsAsakura({ token, userId }: SignedIn): Promise<void> {
  const { database } = deps;
  const now = clock.now();
  const counsellor = await database
    .insertInto('counsellors')
    .values({
      university_id: universityId,
      name: `Counsellor ${count}`,
      style: 'BOTH',
      languages: ['ja'],
      topics: ['INTERVIEW'],
      timezone: 'Asia/Tokyo',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { data: file } = await request(manifest.university.createCounsellingFile, 201, {
    token,
    ...(await formRequest({ file: pdfFile('Asakura.pdf', 'I am Asakura.') })),
  });
  const counselling = await database
    .insertInto('counsellings')
    .values({
      user_id: userId,
      counsellor_id: counsellor.id,
      topic: 'INTERVIEW',
      style: 'ONLINE',
      starts_at: now,
      ends_at: new Date(now.getTime() + 45 * 60_000),
      question: 'What should Asakura say?',
      booked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = await formRequest({ file: pdfFile('Asakura.pdf', 'I am Asakura.') });
  await request(manifest.job.createApplicationFile, 201, { token, ...form });
  await database
    .updateTable('counselling_files')
    .set({ counselling_id: counselling.id })
    .where('id', '=', file.id)
    .execute();
  const course = await database
    .insertInto('courses')
    .values({ name: `Course ${count}`, url: 'https://courses.example/1', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('course_completions')
    .values({ user_id: userId, course_id: course.id, completed_at: now })
    .execute();
  await request(manifest.common.createQuestion, 201, {
    token,
    body: { title: 'Asakura asks', text: 'Where is Asakura’s resume?' },
  });
  await database
    .insertInto('feedbacks')
    .values({ user_id: userId, overall: 5, comment: 'Asakura likes it.', created_at: now })
    .execute();
}

/** Writes with Michi and in a group of it, attaches, reports and blocks. */
async function chatAsAsakura({ email, token }: SignedIn): Promise<void> {
  const { sendMessage, updateEntityBlock, uploadAttachment } = manifest.chat;
  const { id: group, party } = await groupOfMichi(testApp, [email, alex.email]);
  await request(sendMessage, 201, { token, body: { threadUniqueId: group, text: 'I am Asakura.' } });
  await request(manifest.chat.reportThread, 200, {
    token: (await beginSession(deps, alex.userId, 'FULL')).token,
    params: { id: group },
    body: { reason: 'SPAM', sequence: 1 },
  });
  const { data: thread } = await request(manifest.chat.updateUserEntity, 200, {
    token,
    body: { entityType: party.type, entityId: party.id },
  });
  const file = await formRequest({ file: pdfFile('Asakura.pdf', 'I am Asakura.') });
  const { data: sent } = await request(uploadAttachment, 201, { token, ...file });
  await request(sendMessage, 201, {
    token,
    body: { threadUniqueId: thread.threadUniqueId, text: '朝倉です。', attachmentIds: [sent.id] },
  });
  await request(uploadAttachment, 201, { token, ...file });
  await request(manifest.chat.reportThread, 200, {
    token,
    params: { id: thread.threadUniqueId },
    body: { reason: 'OTHERS', note: 'I am Asakura.' },
  });
  const company = { id: present(companyIds[0]) };
  await request(updateEntityBlock, 200, { token, params: company, body: { isBlocked: true } });
}

/** Tables with a column that refers to users, and how many rows each has of one. */
async function rowsOf(userId: string): Promise<Readonly<Record<string, number>>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`.execute(deps.database);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      deps.database,
    );
    counts[table] = present(rows[0]).count;
  }
  return counts;
}

/** Identifying data of a student, which must not be found after the deletion. */
const TRACES = /asakura|朝倉|あさくら|sora|空|そら|8765-?4321|2004-05-06/i;

/** Every row of every table as text, but for the mail that says goodbye. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'mails'`.execute(
    deps.database,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, e'\n') as text from ${sql.table(name)} t`.execute(deps.database);
    texts.push(`${name}: ${rows[0]?.text ?? ''}`);
  }
  return texts.join('\n');
}

test.each([
  ['en', 'Delete account successfully'],
  ['ja', 'アカウントを削除しました。'],
] as const)('ends the account, its sessions and its logins for good, in %s', async (language, message) => {
  const { userId, email, token, refreshToken } = await busyStudent();
  const elsewhere = await beginSession(deps, userId, 'FULL');
  const { status, body } = await remove(token, {}, language);
  expect(status).toBe(200);
  expect(body).toEqual({ data: { isDeleted: true }, message });
  for (const dead of [token, elsewhere.token])
    expect((await send('GET', '/api/user/users/profile', { token: dead })).status).toBe(401);
  for (const dead of [refreshToken, elsewhere.refreshToken]) {
    const refreshed = await send('POST', '/api/user/auth/refresh-token', {
      body: { refresh_token: dead, appName: 'michi' },
    });
    expect(refreshed.status).toBe(401);
  }
  expect(await logIn(email)).toBe(401);
  const { email: left } = await deps.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(left).toBe(`${userId}@deleted.invalid`);
  expect(await logIn(left)).toBe(401);
});

test('erases every trace of the person, and of every table that refers to a user', async () => {
  const { userId, email, token } = await busyStudent();
  const before = await rowsOf(userId);
  // A table with rows of a user is erased by eraseUser, or by the module it belongs to, or is named below as kept;
  // busyStudent has a row in each.
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  expect(await everyRow()).toMatch(TRACES);
  const files = await deps.database
    .selectFrom('files')
    .select(['id', 'size'])
    .where('user_id', '=', userId)
    .execute();
  expect((await remove(token)).status).toBe(200);
  await deps.background.settled();
  for (const { id, size } of files) await expect(deps.fileStore.read(id, size)).rejects.toThrow(FileMissing);
  expect(Object.entries(await rowsOf(userId)).filter(([, rows]) => rows > 0)).toEqual([
    ['applications', 1],
    ['audit_entries', 1],
    ['students', 1],
    ['user_details', 1],
  ]);
  expect((await sentMails(email)).length).toBeGreaterThan(0);
  const left = await everyRow();
  expect(left).not.toMatch(TRACES);
  expect(left).not.toContain(email);
});

test('says goodbye to the address there was, by the name there was, in its language', async () => {
  const { userId, email, token } = await busyStudent();
  await deps.database.updateTable('users').set({ language: 'jp' }).where('id', '=', userId).execute();
  await remove(token);
  const mail = present((await sentMails(email)).at(-1));
  expect(mail).toMatchObject({ template: 'accountDeleted', languageTag: 'ja' });
  expect(mail.text).toContain('朝倉 空 様');
});

test('frees the email for a new account, which has no data of the old one', async () => {
  const { email, token, userId } = await busyStudent();
  const register = () =>
    send('POST', '/api/user/auth/register', {
      body: {
        familyName: 'New',
        firstName: 'Person',
        email,
        password,
        phone: '090-1234-5678',
        termsVersion: '2026-11-25',
        appName: 'michi',
      },
    });
  expect((await register()).status).toBe(409);
  await remove(token);
  const { data } = responseOf(manifest.user.registerStudent, 201, await register());
  expect(data.user.id).not.toBe(userId);
  expect(data.user.isNonUniversity).toBe(true);
  const applications = await request(manifest.job.listApplications, 200, { token: data.token });
  expect(applications.data.totalRecords).toBe(0);
});

test('withdraws open applications by the rules of the pipeline, and companies keep what was sent to them', async () => {
  const { userId, token } = await busyStudent();
  await remove(token);
  const events = await deps.database
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_events.application_id')
    .select([
      'applications.job_id',
      'applications.stage',
      'application_events.action',
      'application_events.reason',
    ])
    .where('applications.user_id', '=', userId)
    .orderBy('application_events.id')
    .execute();
  expect(events).toEqual([
    { job_id: firstJob, stage: 'WITHDRAWN', action: 'apply', reason: null },
    { job_id: firstJob, stage: 'WITHDRAWN', action: 'withdraw', reason: 'OTHERS' },
  ]);
});

test('keeps the reason, without anything that identifies the user or the time', async () => {
  await deps.database.deleteFrom('account_deletions').execute();
  const { token } = await busyStudent();
  await remove(token, { reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS', note: ' 大学院に進学します。 ' });
  const rows = await deps.database.selectFrom('account_deletions').selectAll().execute();
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
      reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
      note: '大学院に進学します。',
      month: '2026-11-01',
    },
  ]);
});

test.each([
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
])('takes the reason %s, without a note', async (reason) => {
  const { token } = await signInStudent({ passwordHash: present(passwordHash) });
  expect((await remove(token, { reason, note: null })).status).toBe(200);
});

test.each([
  [
    'password',
    { password: 'wrong-password' },
    'This isn’t your password',
    '現在のパスワードが正しくありません',
  ],
  ['password', { password: undefined }, 'Password is required', 'パスワードを入力してください'],
  ['reason', { reason: undefined }, 'Choose a reason', '理由を選択してください'],
  ['note', { note: 'あ'.repeat(2001) }, 'Enter at most 2000 characters', '2000文字以内で入力してください'],
])('rejects %s in %o, in both languages, and nothing changes', async (name, changes, english, japanese) => {
  const { token, userId } = await busyStudent();
  const before = await rowsOf(userId);
  expect(responseOf(deleteAccount, 422, await remove(token, changes)).fields).toEqual({ [name]: english });
  expect(responseOf(deleteAccount, 422, await remove(token, changes, 'ja')).fields).toEqual({
    [name]: japanese,
  });
  expect(await rowsOf(userId)).toEqual(before);
  expect((await send('GET', '/api/user/users/profile', { token })).status).toBe(200);
});

test('accepts no password for an account without one', async () => {
  const { token } = await signInStudent();
  const { fields } = responseOf(deleteAccount, 422, await remove(token));
  expect(fields).toEqual({ password: 'This isn’t your password' });
});

test('deletes all or nothing', async () => {
  const { token, userId, email } = await busyStudent();
  const before = await rowsOf(userId);
  await sql`alter table account_deletions add constraint broken check (false) not valid`.execute(
    deps.database,
  );
  const response = await remove(token);
  await sql`alter table account_deletions drop constraint broken`.execute(deps.database);
  expect(response.status).toBe(500);
  expect(await rowsOf(userId)).toEqual(before);
  expect(await logIn(email)).toBe(200);
});

test('happens once for many concurrent requests', async () => {
  const { userId, email } = await signInStudent({ passwordHash: present(passwordHash) });
  const sessions = await Promise.all(Array.from({ length: 8 }, () => beginSession(deps, userId, 'FULL')));
  const responses = await Promise.all(sessions.map(({ token }) => remove(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await sentMails(email)).toHaveLength(1);
});

test('removes what was sent before it and is written after it', async () => {
  const { userId, token } = await busyStudent();
  const body = { ...(await editableProfile(token)), about: 'Asakura was here.' };
  const [, , thirdJob = '', fourthJob = ''] = jobs.open;
  const responses = await holdTransaction(databaseUrl, async (transaction) => {
    // The deletion stops at its last step, and the others behind it.
    await transaction.selectFrom('students').select('id').where('user_id', '=', userId).forUpdate().execute();
    const deletion = remove(token);
    await expect.poll(() => waitingStatements(deps.database)).toBe(1);
    const others = [
      act(token, thirdJob, { action: 'apply' }),
      act(token, fourthJob, { action: 'favorite' }),
      send('PUT', '/api/user/users/profile', { token, body }),
    ];
    await expect.poll(() => waitingStatements(deps.database)).toBe(4);
    return [deletion, ...others];
  });
  const [deleted, ...others] = (await Promise.all(responses)).map(({ status }) => status);
  const [applied] = others;
  expect(deleted).toBe(200);
  // If the deletion's commit is one that fails (`conflicts.ts`), the others are written before it, and are deleted by it.
  const allowed = DATABASE_KIND === 'distributed' ? [200, 401] : [401];
  expect(others.filter((status) => !allowed.includes(status))).toEqual([]);
  expect(await everyRow()).not.toMatch(/Asakura was here/);
  const stages = await deps.database
    .selectFrom('applications')
    .select('stage')
    .where('user_id', '=', userId)
    .execute();
  const withdrawn = { stage: 'WITHDRAWN' };
  expect(stages).toEqual(applied === 200 ? [withdrawn, withdrawn] : [withdrawn]);
  expect(await rowsOf(userId)).toMatchObject({ job_favorites: 0 });
});

/** The part of a profile that is sent for saving. */
async function editableProfile(token: string): Promise<Readonly<Record<string, unknown>>> {
  const { data } = await request(manifest.user.getProfile, 200, { token });
  const {
    id,
    userDetailId,
    studentId,
    email,
    role,
    accountStatus,
    isNonUniversity,
    university,
    settings,
    termsToAccept,
    ...rest
  } = data;
  expect([
    id,
    userDetailId,
    studentId,
    email,
    role,
    accountStatus,
    isNonUniversity,
    university,
    settings,
    termsToAccept,
  ]).toHaveLength(10);
  return rest;
}

test("leaves another student's account alone", async () => {
  const other = await busyStudent();
  const before = await rowsOf(other.userId);
  await remove((await busyStudent()).token);
  expect(await rowsOf(other.userId)).toEqual(before);
  expect(await logIn(other.email)).toBe(200);
});

test('answers 429 after ten attempts, with the right password too', async () => {
  const { token } = await signInStudent({ passwordHash: present(passwordHash) });
  for (let index = 0; index < 10; index += 1)
    expect((await remove(token, { password: 'wrong-password' })).status).toBe(422);
  const refused = await remove(token);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
});

test('requires a full session', async () => {
  const anonymous = await send('POST', '/api/user/auth/delete-account', {
    body: { reason: 'FEW_COMPANIES', password },
  });
  expect(anonymous.status).toBe(401);
  const { token } = await signInStudent({ passwordHash: present(passwordHash), accountStatus: 'ON_LEAVE' });
  expect((await remove(token)).status).toBe(403);
});

test('refuses a NUL character', async () => {
  const { token } = await signInStudent({ passwordHash: present(passwordHash) });
  expect((await remove(token, { note: 'a\0b' })).status).toBe(400);
});

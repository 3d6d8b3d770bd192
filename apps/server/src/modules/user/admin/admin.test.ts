import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { formRequest } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import { clearUserImports } from './import/userImports.ts';

const { request, send, signInStudent, addUniversity, deps, clock, sentMails } = await createTestApp();
const { database } = deps;
const { listUsers, createUser, updateUser, listAuditEntries, logIn, resetPassword, getProfile } =
  manifest.user;
const { createUserImport, showUserImport, listUserImportRows, submitUserImport } = manifest.user;

const universityId = await addUniversity();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

async function signInAdmin(email: string) {
  const admin = await signInStudent({ email, passwordHash });
  await database.deleteFrom('students').where('user_id', '=', admin.userId).execute();
  await database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();
  return admin;
}

const admin = await signInAdmin('sae@michi.example');
const { token } = admin;
const student = await signInStudent({ passwordHash });

const newUser = (email: string, more = {}) => ({
  email,
  familyName: 'Ｓａｅｋｉ',
  firstName: 'Hana',
  familyNameJp: '佐伯',
  firstNameJp: '花',
  role: 'STUDENT',
  ...more,
});
const add = async (email: string, more = {}) =>
  (await request(createUser, 201, { token, body: newUser(email, more) })).data;
const entriesOf = async (query: string) => (await request(listAuditEntries, 200, { token, query })).data.data;
const emailsOf = async (query: string) =>
  (await request(listUsers, 200, { token, query })).data.data.map(({ email }) => email);
const preview = async (csv: string, name = 'students.csv') =>
  (await request(createUserImport, 201, { token, ...(await formRequest({ file: new File([csv], name) })) }))
    .data;
const statusOf = async (method: string, path: string, own: string, body: object) =>
  (await send(method, path, { token: own, body })).status;
let admins = 0;
const freshAdmin = () => {
  admins += 1;
  return signInAdmin(`admin${admins}@michi.example`);
};
const login = (email: string) => ({ body: { email, password, appName: 'michi' } });

test.each([
  [listUsers, {}],
  [createUser, { body: newUser('nobody@michi.example') }],
  [updateUser, { params: { id: admin.userId }, body: { status: 'BLOCKED', reason: 'MISUSE' } }],
  [listAuditEntries, {}],
  [createUserImport, await formRequest({ file: new File(['x'], 'x.csv') })],
  [showUserImport, { params: { id: admin.userId } }],
  [listUserImportRows, { params: { id: admin.userId } }],
  [submitUserImport, { params: { id: admin.userId }, body: { digest: '0'.repeat(64) } }],
] as const)('$id is for admins alone', async (operation, options) => {
  expect((await request(operation, 403, { token: student.token, ...options })).error).toBe('FORBIDDEN');
});

describe('an added user', () => {
  test('gets a mail, is active once the password is chosen, and never before', async () => {
    const email = 'added@michi.example';
    const user = await add(email, { universityId, language: 'jp' });
    expect(user).toMatchObject({ status: 'INACTIVE', familyName: 'Saeki', university: { id: universityId } });
    await request(logIn, 401, login(email));
    const [mail] = await sentMails(email);
    expect(mail?.template).toBe('invitation');
    const body = { token: present(mail).token, password, confirmPassword: password };
    await request(resetPassword, 200, { body });
    await request(logIn, 200, login(email));
    expect((await request(listUsers, 200, { token, query: `email=${email}` })).data.data).toMatchObject([
      { status: 'ACTIVE', lastLoginAt: clock.now().toISOString() },
    ]);
    expect(await entriesOf(`search=${email}`)).toMatchObject([
      { action: 'USER_ADDED', actor: { email: 'sae@michi.example' }, user: { email }, importId: null },
    ]);
  });

  test.each([
    ['an email that is taken', { email: 'SAE@michi.example' }, 409, 'email'],
    ['kanji in romaji', { firstName: '花' }, 422, 'firstName'],
    ['no name in any writing', { familyName: undefined, familyNameJp: null }, 422, 'familyName'],
    ['a university that is not there', { universityId: admin.userId }, 422, 'universityId'],
    ['a university for an admin', { role: 'ADMIN', universityId }, 422, 'universityId'],
  ] as const)('is refused with %s', async (_name, more, status, field) => {
    const { fields } = await request(createUser, status, {
      token,
      body: newUser('refused@michi.example', more),
    });
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await emailsOf('email=refused@')).toEqual([]);
  });
});

describe('a user without romaji', () => {
  test('is listed by how the name is read, invited by it, and keeps one writing of it', async () => {
    const email = 'kanji@michi.example';
    const { id } = await add(email, { familyName: null, firstName: undefined });
    expect((await request(listUsers, 200, { token, query: `email=${email}` })).data.data).toMatchObject([
      { familyName: null, firstName: null, familyNameJp: '佐伯', firstNameJp: '花' },
    ]);
    expect(await emailsOf(`name=${encodeURIComponent('佐伯')}&email=kanji@&sort=NAME`)).toEqual([email]);
    expect((await sentMails(email)).map(({ text }) => text)).toEqual([expect.stringContaining('花')]);
    const change = (body: object) => ({ token, params: { id }, body });
    expect((await request(updateUser, 422, change({ firstNameJp: null }))).fields).toHaveProperty(
      'firstName',
    );
    expect((await request(updateUser, 422, change({ firstName: 'ハナ' }))).fields).toHaveProperty(
      'firstName',
    );
    const named = (await request(updateUser, 200, change({ firstName: 'Hana', firstNameJp: null }))).data;
    expect(named).toMatchObject({ firstName: 'Hana', firstNameJp: null });
  });
});

describe('blocking', () => {
  test('ends every session at once, is reported at login, and can be undone', async () => {
    const one = await signInStudent({ passwordHash });
    const params = { id: one.userId };
    const change = (body: object) => request(updateUser, 200, { token, params, body });
    await request(getProfile, 200, { token: one.token });
    for (const [body, field] of [
      [{ status: 'BLOCKED' }, 'reason'],
      [{ status: 'BLOCKED', reason: 'OTHERS' }, 'note'],
      [{ status: 'ACTIVE', reason: 'MISUSE' }, 'reason'],
    ] as const)
      expect((await request(updateUser, 422, { token, params, body })).fields).toHaveProperty(field);
    await change({ status: 'BLOCKED', reason: 'OTHERS', note: 'Asked for it.' });
    // Again changes nothing, and is no second entry.
    const { data } = await request(updateUser, 200, {
      token,
      params,
      body: { status: 'BLOCKED', reason: 'MISUSE' },
    });
    expect(data).toMatchObject({ status: 'BLOCKED', block: { reason: 'OTHERS', note: 'Asked for it.' } });
    await request(getProfile, 401, { token: one.token });
    expect((await request(logIn, 403, login(one.email))).message).toBe('Account is Blocked');
    await change({ status: 'ACTIVE' });
    await request(logIn, 200, login(one.email));
    expect((await entriesOf(`search=${one.email}`)).map(({ action, note }) => [action, note])).toEqual([
      ['USER_UNBLOCKED', null],
      ['USER_BLOCKED', 'Asked for it.'],
    ]);
  });

  test('returns a blocked user to leave if they were on leave', async () => {
    const { userId } = await signInStudent({ accountStatus: 'ON_LEAVE' });
    await database
      .insertInto('account_leaves')
      .values({ user_id: userId, reason: 'FEW_COMPANIES', began_at: clock.now() })
      .execute();
    const params = { id: userId };
    await request(updateUser, 200, { token, params, body: { status: 'BLOCKED', reason: 'SECURITY' } });
    const { data } = await request(updateUser, 200, { token, params, body: { status: 'ACTIVE' } });
    expect([data.status, data.accountStatus]).toEqual(['ON_LEAVE', 'ON_LEAVE']);
  });

  test('of two admins who block each other at once one stays active, and nobody can block themselves', async () => {
    const others = [await signInAdmin('one@michi.example'), await signInAdmin('two@michi.example')] as const;
    const block = { status: 'BLOCKED', reason: 'SECURITY' };
    const own = await request(updateUser, 409, { token, params: { id: admin.userId }, body: block });
    expect(own.message).toBe('You can’t do this to your own account.');
    await database
      .updateTable('users')
      .set({ account_status: 'ON_LEAVE' })
      .where('id', '=', admin.userId)
      .execute();
    const [one, two] = others;
    const statuses = await Promise.all([
      statusOf('PUT', `/api/user/users/${two.userId}`, one.token, block),
      statusOf('PUT', `/api/user/users/${one.userId}`, two.token, block),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = await database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMIN')
      .where('account_status', '=', 'ACTIVE')
      .execute();
    expect(left).toHaveLength(1);
    await database
      .updateTable('users')
      .set({ account_status: 'ACTIVE' })
      .where('id', '=', admin.userId)
      .execute();
  });

  test('activating sends the mail again, whose older link is void', async () => {
    const email = 'late@michi.example';
    const { id } = await add(email);
    const { data } = await request(updateUser, 200, { token, params: { id }, body: { status: 'ACTIVE' } });
    expect(data.status).toBe('ACTIVE');
    const [first, second] = (await sentMails(email)).map((mail) => mail.token);
    const choose = { password, confirmPassword: password };
    await request(resetPassword, 422, { body: { token: present(first), ...choose } });
    await request(resetPassword, 200, { body: { token: present(second), ...choose } });
  });
});

test('an entry names the changed fields and not their values, and no change makes no entry', async () => {
  const { id } = await add('changed@michi.example');
  const body = { familyName: 'Mori', universityId };
  await request(updateUser, 200, { token, params: { id }, body });
  await request(updateUser, 200, { token, params: { id }, body });
  expect(await entriesOf('search=changed@&action=USER_CHANGED')).toMatchObject([
    { changedFields: ['FAMILY_NAME', 'UNIVERSITY'] },
  ]);
  await request(updateUser, 404, { token, params: { id: universityId }, body });
});

describe('the list', () => {
  test.each([
    ['name=佐伯', 'listed@'],
    ['name=ＳＡＥＫＩ 花', 'listed@'],
    ['name=さえ', 'listed@'],
    ['email=LISTED', 'listed@'],
    ['application=INTERNSHIP', 'listed@'],
    ['role=ADMIN', 'sae@'],
    ['status=BLOCKED', 'kept-out@'],
    ['status=INACTIVE&email=kept', undefined],
    ['status=ON_LEAVE&email=paused', 'paused@'],
    ['status=ACTIVE&email=paused', undefined],
    ['name=nobody', undefined],
  ])('%s', async (query, found) => {
    await once();
    const emails = await emailsOf(query);
    expect(emails.some((email) => found !== undefined && email.startsWith(found))).toBe(found !== undefined);
    if (query !== 'role=ADMIN') expect(emails).not.toContain('sae@michi.example');
    expect(emails.every((email) => !email.endsWith('.invalid'))).toBe(true);
  });

  let isFilled = false;
  async function once(): Promise<void> {
    if (isFilled) return;
    isFilled = true;
    const { id } = await add('listed@michi.example');
    const names = { family_name_furigana: 'さえき', mobile_phone: '090-1234-5678' };
    await database.updateTable('user_details').set(names).where('user_id', '=', id).execute();
    await database
      .insertInto('companion_accounts')
      .values({ phone: '+819012345678', family_name: 'Saeki', first_name: 'Hana' })
      .execute();
    await signInStudent({ email: 'kept-out@michi.example', accountStatus: 'BLOCKED' });
    await signInStudent({ email: 'paused@michi.example', accountStatus: 'ON_LEAVE' });
    await signInStudent({ email: 'gone@deleted.invalid', accountStatus: 'DELETED' });
  }
});

describe('a file of users', () => {
  const head = 'Family name,First name,Email,University\n';

  test('is previewed line by line, and added completely', async () => {
    const csv = `${head}Mori,Aoi,aoi@file.example,Seiryo University\n"Oku,Ren,ren@file.example,\nTani,Mio,SAE@michi.example,\nKato,Yui,yui@file.example,`;
    const made = await preview(csv, '../学生.csv');
    expect(made).toMatchObject({
      status: 'PREVIEWED',
      encoding: 'UTF_8',
      readyCount: 2,
      adminCount: 0,
      faultyLineCount: 2,
      faults: [
        { line: 3, code: 'QUOTE_BROKEN' },
        { line: 4, code: 'EMAIL_TAKEN', column: 'EMAIL', value: 'SAE@michi.example' },
      ],
    });
    const params = { id: made.id };
    expect((await request(listUserImportRows, 200, { token, params })).data).toMatchObject({
      totalRecords: 2,
      data: [{ line: 2, email: 'aoi@file.example', university: { id: universityId } }, { line: 5 }],
    });
    const { data: second } = await request(listUserImportRows, 200, {
      token,
      params,
      query: 'size=1&page=2',
    });
    expect(second).toMatchObject({ totalRecords: 2, data: [{ line: 5 }] });
    const { digest } = made;
    expect((await request(submitUserImport, 409, { token, params, body: { digest } })).message).toContain(
      'have errors',
    );
    await request(submitUserImport, 409, {
      token,
      params,
      body: { digest: '0'.repeat(64), leavesOutFaulty: true },
    });
    expect(await emailsOf('email=file.example')).toEqual([]);
    const body = { digest, leavesOutFaulty: true };
    expect((await request(submitUserImport, 200, { token, params, body })).data.status).toBe('IMPORTED');
    // Submitting twice adds once.
    await request(submitUserImport, 200, { token, params, body });
    expect(await emailsOf('email=file.example&sort=EMAIL')).toEqual(['aoi@file.example', 'yui@file.example']);
    expect((await sentMails('aoi@file.example')).map(({ template }) => template)).toEqual(['invitation']);
    expect((await request(listUserImportRows, 200, { token, params })).data.data).toEqual([]);
    const [entry] = await entriesOf('');
    expect(entry).toMatchObject({ action: 'USERS_IMPORTED', userCount: 2, user: null, importId: made.id });
    expect(await entriesOf(`importId=${made.id}`)).toHaveLength(3);
    expect(await entriesOf('search=aoi@file')).toHaveLength(1);
  });

  test('adds nobody if an email got an account meanwhile, and names that line', async () => {
    const made = await preview(`${head}Mori,Aoi,first@race.example,\nOku,Ren,second@race.example,`);
    await add('second@race.example');
    const params = { id: made.id };
    const refused = await request(submitUserImport, 409, { token, params, body: { digest: made.digest } });
    expect(refused.message).toBe('The preview has changed, so no users were added. Check it again.');
    expect(await emailsOf('email=first@race.example')).toEqual([]);
    const { data } = await request(showUserImport, 200, { token, params });
    expect(data).toMatchObject({ readyCount: 1, faultCount: 1, faults: [{ line: 3, code: 'EMAIL_TAKEN' }] });
    expect(data.digest).not.toBe(made.digest);
    await request(submitUserImport, 200, {
      token,
      params,
      body: { digest: data.digest, leavesOutFaulty: true },
    });
    expect(await emailsOf('email=first@race.example')).toHaveLength(1);
  });

  test('of two admins with the same people one adds them', async () => {
    const other = await signInAdmin('three@michi.example');
    const csv = `${head}A,B,b@twice.example,\nC,D,a@twice.example,`;
    const form = async () => formRequest({ file: new File([csv], 'x.csv') });
    const both = await Promise.all(
      [token, other.token].map(async (own) => ({
        own,
        ...(await request(createUserImport, 201, { token: own, ...(await form()) })).data,
      })),
    );
    const statuses = await Promise.all(
      both.map(({ own, id, digest }) =>
        statusOf('POST', `/api/user/users/imports/${id}/submit`, own, { digest }),
      ),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await emailsOf('email=twice.example')).toHaveLength(2);
    // Another admin's preview is not found.
    await request(showUserImport, 404, { token, params: { id: present(both[1]).id } });
  });

  test('is forgotten after an hour', async () => {
    const { id } = await preview(`${head}Mori,Aoi,later@file.example,`);
    clock.advance(60 * 60 * 1000);
    await request(showUserImport, 404, { token: (await freshAdmin()).token, params: { id } });
    await clearUserImports.run(deps);
    const kept = await database.selectFrom('user_imports').select('id').where('id', '=', id).execute();
    expect(kept).toEqual([]);
  });

  test('with nobody to add adds nobody', async () => {
    const { token: own } = await freshAdmin();
    const form = await formRequest({ file: new File([`${head}Mori,Aoi,nowhere,`], 'x.csv') });
    const { id, digest } = (await request(createUserImport, 201, { token: own, ...form })).data;
    const body = { digest, leavesOutFaulty: true };
    expect((await request(submitUserImport, 409, { token: own, params: { id }, body })).message).toBe(
      'This file has no users to add.',
    );
  });

  test('of more than 5 MB or of another kind is refused by the name of its field', async () => {
    const large = await formRequest({ file: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.csv') });
    const { token: own } = await freshAdmin();
    expect((await request(createUserImport, 413, { token: own, ...large })).fields).toEqual({
      file: 'Choose a file of at most 5 MB',
    });
    const sheet = await formRequest({ file: new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'x.xlsx') });
    expect((await request(createUserImport, 422, { token: own, ...sheet })).fields).toHaveProperty('file');
  });
});

test('the database itself refuses to change or delete an entry of the log, but for the note of a deleted account', async () => {
  const { userId } = await signInStudent();
  const { token: own } = await freshAdmin();
  const body = { status: 'BLOCKED', reason: 'OTHERS', note: 'Met in person.' };
  await request(updateUser, 200, { token: own, params: { id: userId }, body });
  const entries = database.updateTable('audit_entries').where('user_id', '=', userId);
  await expect(entries.set({ note: null }).execute()).rejects.toThrow('only ever added to');
  await expect(entries.set({ reason: 'MISUSE' }).execute()).rejects.toThrow('only ever added to');
  await expect(
    database.deleteFrom('audit_entries').where('user_id', '=', userId).execute(),
  ).rejects.toThrow();
  await expect(sql`truncate audit_entries`.execute(database)).rejects.toThrow('only ever added to');
  await database.updateTable('users').set({ account_status: 'DELETED' }).where('id', '=', userId).execute();
  await entries.set({ note: null }).execute();
  const [entry] = (await request(listAuditEntries, 200, { token: own, query: 'action=USER_BLOCKED' })).data
    .data;
  expect(entry).toMatchObject({
    note: null,
    reason: 'OTHERS',
    user: { id: userId, email: null, familyName: null },
  });
});

test('the log is read by days of the admin, from midnight to midnight', async () => {
  const blockedAt = async (moment: string) => {
    clock.set(moment);
    const { userId } = await signInStudent();
    const body = { status: 'BLOCKED', reason: 'MISUSE' };
    await request(updateUser, 200, { token: (await freshAdmin()).token, params: { id: userId }, body });
    return userId;
  };
  // 1 and 2 December in Japan.
  const first = await blockedAt('2026-11-30T15:00:00.000Z');
  const last = await blockedAt('2026-12-01T14:59:59.999Z');
  const next = await blockedAt('2026-12-01T15:00:00.000Z');
  const { token: reader } = await freshAdmin();
  const blocked = async (days: string) => {
    const query = `action=USER_BLOCKED&${days}`;
    const { data } = await request(listAuditEntries, 200, { token: reader, query });
    return data.data.map(({ user }) => user?.id);
  };
  expect(await blocked('from=2026-12-01&to=2026-12-01')).toEqual([last, first]);
  expect(await blocked('from=2026-12-02')).toEqual([next]);
});

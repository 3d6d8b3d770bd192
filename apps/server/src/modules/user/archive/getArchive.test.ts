import { strFromU8, unzipSync } from 'fflate';
import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { appCode } from '../../../../test/authenticatorApp.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { appOf, createTestApp } from '../../../../test/testApp.ts';
import { FilesUnavailable } from '../../../platform/files/fileFailures.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { storeFile } from '../../../platform/files/storedFiles.ts';
import { PERSONAL_DATA } from './collectAll.ts';

const testApp = await createTestApp();
const { app, request, deps, clock } = testApp;
const { database } = deps;
const fixture = await createSmallFixture(testApp);
const { hana, alex, password } = fixture;

async function download(token: string): Promise<{ response: Response; files: Record<string, Uint8Array> }> {
  const response = await app.request('/api/user/users/archive', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, files: response.status === 200 ? unzipSync(bytes) : {} };
}

const dataOf = async (token: string) => strFromU8(present((await download(token)).files['data.json']));

const archive = z.object({
  madeAt: z.string(),
  user: z.object({
    account: z.object({ email: z.string(), isTwoStepOn: z.boolean() }),
    profile: z.object({ familyNameJp: z.string().nullable(), needsVisa: z.boolean().nullable() }),
    sessions: z.array(z.object({ id: z.string() })),
    leaves: z.array(z.object({ note: z.string().nullable() })),
    identities: z.array(z.object({ subject: z.string() })),
  }),
  jobs: z.object({
    applications: z.array(z.object({ job: z.object({ id: z.string() }), events: z.array(z.unknown()) })),
    favorites: z.array(z.object({ job: z.object({ id: z.string() }) })),
  }),
});

test('is a zip under a name with the day, for programs and for people', async () => {
  const { response, files } = await download(hana.token);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="michi-2026-11-20.zip"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(files)).toEqual(['data.json', 'michi.pdf']);
  expect(strFromU8(present(files['michi.pdf']).slice(0, 5))).toBe('%PDF-');
});

test("contains the user's own data only", async () => {
  const [mine = '', theirs = '', liked = ''] = fixture.jobs.open;
  const act = (token: string, id: string, action: string) =>
    request(manifest.job.actOnJob, 200, { token, params: { id }, body: { action } });
  await act(hana.token, mine, 'apply');
  await act(hana.token, liked, 'favorite');
  await act(alex.token, theirs, 'apply');
  await act(alex.token, theirs, 'favorite');
  await request(manifest.user.updateProfile, 200, { token: hana.token, body: { needsVisa: true } });
  await database
    .insertInto('account_leaves')
    .values([
      { user_id: hana.userId, reason: 'FEW_COMPANIES', note: 'The note of Hana', began_at: clock.now() },
      { user_id: alex.userId, reason: 'FEW_COMPANIES', note: 'The note of Alex', began_at: clock.now() },
    ])
    .execute();
  await database
    .insertInto('identities')
    .values([
      {
        issuer: 'https://id.example',
        subject: 'subject-hana',
        user_id: hana.userId,
        created_at: clock.now(),
      },
      {
        issuer: 'https://id.example',
        subject: 'subject-alex',
        user_id: alex.userId,
        created_at: clock.now(),
      },
    ])
    .execute();
  const text = await dataOf(hana.token);
  const { user, jobs } = archive.parse(JSON.parse(text));
  expect(user.account.email).toBe(hana.email);
  expect(user.profile.needsVisa).toBe(true);
  expect(user.leaves).toEqual([{ note: 'The note of Hana' }]);
  expect(user.identities).toEqual([{ subject: 'subject-hana' }]);
  expect(jobs.applications.map(({ job }) => job.id)).toEqual([mine]);
  expect(jobs.applications[0]?.events).toHaveLength(1);
  expect(jobs.favorites.map(({ job }) => job.id)).toEqual([liked]);
  for (const id of [alex.userId, alex.studentId, alex.email, theirs, 'The note of Alex', 'subject-alex'])
    expect(text).not.toContain(id);
  const sessions = await database.selectFrom('sessions').select(['id', 'user_id']).execute();
  for (const { id, user_id: owner } of sessions) expect(text.includes(id)).toBe(owner === hana.userId);
});

test('contains every version of an answer, with its links and comments', async () => {
  const student = await testApp.signInStudent();
  const { token } = student;
  const id = await addAnswer(database, student.userId, { is_in_profile: false });
  const made = await request(manifest.user.createAnswerShare, 201, {
    token,
    params: { id },
    body: { days: 7 },
  });
  const comment = { author: 'Yuko Asai', text: 'What do they mean?', quote: 'people', start: 13 };
  const body = { token: made.data.token, ...comment };
  await request(manifest.user.createAnswerComment, 201, { body });
  const text = await dataOf(token);
  expect(JSON.parse(text)).toMatchObject({
    answers: {
      answers: [{ id, name: 'Why', text: 'To hear what people mean.' }],
      shares: [{ id: made.data.share.id, answerId: id, expiresAt: made.data.share.expiresAt }],
      comments: [{ answerId: id, author: comment.author, quote: comment.quote, text: comment.text }],
    },
  });
  expect(text).not.toContain(made.data.token);
});

test('contains no secret: no hash, no token, nothing of two-step verification', async () => {
  const { secret } = (
    await request(manifest.user.createTwoStep, 200, { token: hana.token, body: { password } })
  ).data;
  const body = { code: appCode(secret, clock) };
  const { recoveryCodes } = (await request(manifest.user.activateTwoStep, 200, { token: hana.token, body }))
    .data;
  await database
    .insertInto('account_tokens')
    .values({
      user_id: hana.userId,
      purpose: 'RESET_PASSWORD',
      hash: Buffer.alloc(32, 'h'),
      email: hana.email,
      created_at: clock.now(),
      expires_at: clock.now(),
    })
    .execute();
  const { files } = await download(hana.token);
  const text = `${strFromU8(present(files['data.json']))} ${Buffer.from(present(files['michi.pdf'])).toString('latin1')}`;
  const bytes = (
    await Promise.all([
      database.selectFrom('two_step').select(['secret', 'recovery_salt']).execute(),
      database.selectFrom('recovery_codes').select('hash').execute(),
      database.selectFrom('refresh_tokens').select('hash').execute(),
      database.selectFrom('account_tokens').select('hash').execute(),
    ])
  )
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => Buffer.isBuffer(value));
  expect(bytes.length).toBeGreaterThan(14);
  const { password_hash: passwordHash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', hana.userId)
    .executeTakeFirstOrThrow();
  const secrets = [
    ...bytes.flatMap((one) => [one.toString('base64'), one.toString('base64url'), one.toString('hex')]),
    present(passwordHash),
    '$argon2',
    secret,
    ...recoveryCodes,
    hana.token,
    hana.refreshToken,
  ];
  for (const hidden of secrets) expect(text).not.toContain(hidden);
  expect(text).not.toMatch(/"(?:\w*hash|\w*secret|\w*token|\w*salt|data":\{"type":"Buffer)\w*"/i);
});

/** Hold something of a user that is no personal data, or none that may leave. */
const LEFT_OUT = {
  refresh_tokens: 'secrets of logins',
  account_tokens: 'secrets of mails',
  calendar_tokens: 'secrets of subscriptions',
  resume_upload_parts: 'parts of files that are not whole, for a day',
  idempotency_keys: 'answers that were given, for a day',
  user_imports: 'files an admin has looked at, for an hour',
  user_import_rows: 'other people, in files an admin has looked at, for an hour',
  chat_states: 'numbers of what happens in chat',
  chat_events: 'which messages are new to an open window, for a day',
  notification_states: 'numbers of what is told beside them',
  notification_deliveries: 'notifications that are on their way, for hours',
  counsellors: 'people of a university, whose photos are files of no user',
  picture_files: 'pictures that companies and universities publish, files of no user',
  counsellor_hours: 'when those people can be met',
  counsellor_absences: 'when they cannot',
};

test("covers every table with a user's data", async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive owned(name) as (
      select 'users'::regclass
      union
      select conrelid::regclass from pg_constraint join owned on confrelid = owned.name where contype = 'f'
    )
    select name::text from owned`.execute(database);
  const lines = [...PERSONAL_DATA.flatMap(({ tables }) => tables), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(lines.toSorted());
});

describe('files in the archive', () => {
  const file = { name: 'CV.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };

  /** A student with resumes of these files, by id. */
  async function withFiles(count: number) {
    const student = await testApp.signInStudent();
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = await storeFile(deps, { ...file, userId: student.userId }, clock.now());
      await database
        .insertInto('resumes')
        .values({
          user_id: student.userId,
          kind: 'UPLOADED',
          title: 'CV',
          language: 'en',
          is_default: false,
          file_id: id,
          created_at: clock.now(),
          updated_at: clock.now(),
        })
        .execute();
      ids.push(id);
    }
    return { ...student, ids };
  }

  test('that nothing refers to are left out', async () => {
    const student = await withFiles(1);
    const loose = await storeFile(deps, { ...file, userId: student.userId }, clock.now());
    await deps.fileStore.remove(loose);
    const { files } = await download(student.token);
    expect(Object.keys(files)).toEqual(['data.json', 'michi.pdf', `files/${student.ids[0]}/CV.pdf`]);
    expect(strFromU8(present(files['data.json']))).not.toContain(loose);
  });

  test.each([
    ['en', 'These files aren’t in this archive'],
    ['jp', '次のファイルは保存先から読み取れないため'],
  ] as const)(
    'that are missing or damaged are named in %s, and the others are there',
    async (language, texts) => {
      const student = await withFiles(3);
      const [missing = '', damaged = '', whole = ''] = student.ids;
      await deps.fileStore.remove(missing);
      await deps.fileStore.write(damaged, Buffer.from('%P'));
      await database.updateTable('users').set({ language }).where('id', '=', student.userId).execute();
      const { files } = await download(student.token);
      expect(Object.keys(files)).toEqual([
        'data.json',
        'michi.pdf',
        `files/${whole}/CV.pdf`,
        'missing-files.txt',
      ]);
      const text = strFromU8(present(files['missing-files.txt']));
      expect(text).toContain(texts);
      for (const id of [missing, damaged]) expect(text).toContain(`files/${id}/CV.pdf`);
      expect(testApp.logLines.join('')).toContain(missing);
    },
  );

  test('of a store that is down are not left out: the archive is refused, and aborted once it has begun', async () => {
    const student = await withFiles(2);
    let reads = 0;
    const down = (failsAt: number): FileStore => ({
      ...deps.fileStore,
      async read(id, size) {
        reads += 1;
        if (reads >= failsAt) throw new FilesUnavailable(new Error('The store is down.'));
        return deps.fileStore.read(id, size);
      },
    });
    const downloadFrom = (fileStore: FileStore) => {
      reads = 0;
      return appOf({ ...deps, fileStore }).request('/api/user/users/archive', {
        headers: { Authorization: `Bearer ${student.token}` },
      });
    };
    expect((await downloadFrom(down(1))).status).toBe(503);
    const begun = await downloadFrom(down(2));
    expect(begun.status).toBe(200);
    await expect(begun.arrayBuffer()).rejects.toThrow(FilesUnavailable);
  });
});

test('is refused to an account on leave and without a token', async () => {
  expect((await request(manifest.user.getArchive, 403, { token: fixture.onLeave.token })).error).toBe(
    'ACCOUNT_ON_LEAVE',
  );
  expect((await request(manifest.user.getArchive, 401)).error).toBe('UNAUTHENTICATED');
});

test('answers 429 after twenty in an hour', async () => {
  for (let index = 0; index < 20; index += 1)
    await deps.rateLimiter.take({ name: 'archive', tries: 20, seconds: 3600 }, alex.userId);
  expect((await download(alex.token)).response.status).toBe(429);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { formRequest, pdfFile } from '../../../test/formRequest.ts';
import { present } from '../../../test/present.ts';
import { createSmallFixture } from '../../../test/smallFixture.ts';
import { appOf, createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { queueDepths } from '../metrics/queueDepths.ts';
import { FileMissing, FilesUnavailable } from './fileFailures.ts';
import type { FileStore } from './fileStore.ts';
import { removeDiscardedFiles, storeFile } from './storedFiles.ts';

const testApp = await createTestApp();
const { deps, clock, signInStudent } = testApp;
const { database } = deps;
const { password, alex, universityId } = await createSmallFixture(testApp);
const { password_hash: passwordHash } = await database
  .selectFrom('users')
  .select('password_hash')
  .where('id', '=', alex.userId)
  .executeTakeFirstOrThrow();

let isDown = false;
const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  if (isDown) throw new FilesUnavailable(new Error('The store is down.'));
  return work();
};
const fileStore: FileStore = {
  write: (id, bytes) => guarded(() => deps.fileStore.write(id, bytes)),
  read: (id, size) => guarded(() => deps.fileStore.read(id, size)),
  remove: (id) => guarded(() => deps.fileStore.remove(id)),
};
const app = appOf({ ...deps, fileStore });

beforeEach(async () => {
  // What the test before has left to remove is removed while the store is up.
  await deps.background.settled();
  isDown = false;
  clock.advance(10 * 60_000);
});

const file = { name: 'CV.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };

async function send(
  method: string,
  path: string,
  { token }: SignedIn,
  { body, form, key }: { body?: object; form?: Parameters<typeof formRequest>[0]; key?: string } = {},
): Promise<{ status: number; text: string }> {
  const multipart = form === undefined ? undefined : await formRequest(form);
  const content = multipart?.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...multipart?.headers,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(content !== undefined && { body: content }),
  });
  return { status: response.status, text: await response.text() };
}

async function addResume(student: SignedIn): Promise<string> {
  const { text } = await send('POST', '/api/user/students/resume', student, { form: { file: pdfFile() } });
  return String(JSON.parse(text).data.id);
}

const filesOf = (userId: string) =>
  database.selectFrom('files').select(['id', 'size']).where('user_id', '=', userId).execute();

const discarded = () => database.selectFrom('discarded_files').select('id').execute();

/** Deletions that remove a file, each by a student of its own, who is ready to send it. */
const DELETIONS: Readonly<Record<string, (student: SignedIn) => Promise<Parameters<typeof send>>>> = {
  'an account': async (student) => {
    await addResume(student);
    const body = { reason: 'FEW_COMPANIES', password };
    return ['POST', '/api/user/auth/delete-account', student, { body, key: 'delete-account-1' }];
  },
  'a resume': async (student) => [
    'DELETE',
    `/api/user/students/resume/${await addResume(student)}`,
    student,
    { key: 'delete-resume-1' },
  ],
  'a file for an appointment': async (student) => {
    const form = { file: pdfFile() };
    const path = '/api/university/counselling-files';
    const { text } = await send('POST', path, student, { form });
    return ['DELETE', `${path}/${JSON.parse(text).data.id}`, student, { key: 'delete-file-1' }];
  },
};

describe.each(Object.entries(DELETIONS))('the deletion of %s', (_name, prepare) => {
  const someone = () => signInStudent({ passwordHash: present(passwordHash), universityId });

  test('is not answered as failed while the store is down, and its bytes are removed later', async () => {
    const student = await someone();
    const deletion = await prepare(student);
    const files = await filesOf(student.userId);
    isDown = true;
    expect(await send(...deletion)).toMatchObject({ status: 200 });
    await deps.background.settled();
    expect(await filesOf(student.userId)).toEqual([]);
    expect(await discarded()).toEqual(files.map(({ id }) => ({ id })));
    expect(testApp.logLines.at(-1)).toContain('file not removed from the store; will retry');
    expect((await queueDepths(database, clock.now())).discardedFiles).toBe(files.length);

    isDown = false;
    clock.advance(removeDiscardedFiles.every);
    await removeDiscardedFiles.run({ ...deps, fileStore });
    for (const { id, size } of files) await expect(fileStore.read(id, size)).rejects.toThrow(FileMissing);
    expect(await discarded()).toEqual([]);
  });

  test('gets the first response again with its key, and is refused without it', async () => {
    const [method, path, student, request] = await prepare(await someone());
    const first = await send(method, path, student, request);
    expect(first.status).toBe(200);
    expect(await send(method, path, student, request)).toEqual(first);
    const { key: _key, ...withoutKey } = present(request);
    expect([401, 404]).toContain((await send(method, path, student, withoutKey)).status);
  });
});

test('a repeated deletion of an account is answered for its own token, key and content only, and for a day', async () => {
  const student = await signInStudent({ passwordHash: present(passwordHash) });
  const path = '/api/user/auth/delete-account';
  const request = { body: { reason: 'FEW_COMPANIES', password }, key: 'delete-once-1' };
  const second = await deps.accessTokens.sign({
    userId: student.userId,
    sessionId: '0199a1c2-0000-7000-8000-000000000001',
    scope: 'FULL',
  });
  expect((await send('POST', path, student, request)).status).toBe(200);
  const [head = '', claims = ''] = student.token.split('.');
  const refused = [
    await send('POST', path, { ...student, token: second }, request),
    await send('POST', path, { ...student, token: `${head}.${claims}.${'A'.repeat(43)}` }, request),
    await send('POST', path, student, { ...request, key: 'delete-once-2' }),
    await send('POST', path, student, {
      ...request,
      body: { reason: 'FEW_COMPANIES', password: 'another-1' },
    }),
    await send('GET', '/api/user/users/profile', student, { key: 'delete-once-1' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const rows = await database
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', student.userId)
    .execute();
  expect(rows).toHaveLength(1);
  clock.advance(15 * 60_000 + 1);
  expect((await send('POST', path, student, request)).status).toBe(401);
});

test('an upload that the store refuses leaves no row, and another is not disturbed', async () => {
  const student = await signInStudent();
  isDown = true;
  expect(
    (await send('POST', '/api/user/students/resume', student, { form: { file: pdfFile() } })).status,
  ).toBe(503);
  await deps.background.settled();
  expect(await filesOf(student.userId)).toEqual([]);
});

test('replacing a file removes the previous one after the response', async () => {
  const student = await signInStudent();
  const id = await addResume(student);
  const [before] = await filesOf(student.userId);
  const path = `/api/user/students/resume/${id}`;
  expect((await send('PUT', path, student, { form: { file: pdfFile('New.pdf', 'new') } })).status).toBe(200);
  await deps.background.settled();
  await expect(fileStore.read(present(before).id, 0)).rejects.toThrow(FileMissing);
  expect(await filesOf(student.userId)).toHaveLength(1);
});

test('one file that cannot be removed does not keep the others in the store', async () => {
  const ids = [
    await storeFile(deps, { ...file, userId: null }, clock.now()),
    await storeFile(deps, { ...file, userId: null }, clock.now()),
  ];
  const [stuck = '', other = ''] = ids;
  const now = clock.now();
  await database
    .insertInto('discarded_files')
    .values(ids.map((id) => ({ id, discarded_at: now, retry_at: now })))
    .execute();
  const denied: FileStore = {
    ...fileStore,
    remove: (id) =>
      id === stuck ? Promise.reject(new FilesUnavailable(new Error('AccessDenied'))) : fileStore.remove(id),
  };
  await removeDiscardedFiles.run({ ...deps, fileStore: denied });
  expect(await discarded()).toEqual([{ id: stuck }]);
  await expect(fileStore.read(other, file.bytes.length)).rejects.toThrow(FileMissing);
  await database.deleteFrom('discarded_files').execute();
});

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBucketServer } from '../../../test/bucketServer.ts';
import { formRequest, pdfFile } from '../../../test/formRequest.ts';
import { appOf, createTestApp } from '../../../test/testApp.ts';
import { FileMissing, FilesUnavailable } from './fileFailures.ts';
import { filePath } from './filePath.ts';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './fileStore.ts';

/** A store that a test can fill up and make unavailable. */
interface TriedStore {
  readonly store: FileStore;
  /** Makes the disk too full for this file. */
  fill(id: string): Promise<void>;
  /** Frees the disk again. */
  makeRoom(id: string): Promise<void>;
  /** Makes the store unreachable. */
  takeAway(): Promise<void>;
  /** Number of stored objects of any kind. */
  count(): Promise<number>;
}

async function triedFolder(): Promise<TriedStore> {
  const home = await mkdtemp(join(tmpdir(), 'michi-files-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const folder = join(home, 'files');
  const draft = (id: string): string => join(folder, `${filePath(id)}.new`);
  return {
    store: createFileStore({ kind: 'folder', folder }),
    async fill(id) {
      await mkdir(dirname(draft(id)), { recursive: true });
      // Simulates a full disk.
      await symlink('/dev/full', draft(id));
    },
    makeRoom: (id) => rm(draft(id), { force: true }),
    async takeAway() {
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, 'no folder');
    },
    async count() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => !entry.isDirectory()).length;
    },
  };
}

async function triedBucket(): Promise<TriedStore> {
  const server = await startBucketServer();
  onTestFinished(server.close);
  return {
    store: createFileStore(server.settings),
    fill: async () => server.feel('full'),
    makeRoom: async () => server.feel('well'),
    takeAway: async () => server.feel('away'),
    count: async () => server.objects.size,
  };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (read: Uint8Array): string => new TextDecoder().decode(read);

describe.each([
  ['a folder', triedFolder],
  ['a bucket', triedBucket],
])('%s', (_kind, make) => {
  test('returns the written bytes of each file', async () => {
    const { store, count } = await make();
    const [one, other, empty] = [randomUUID(), randomUUID(), randomUUID()];
    const long = '道'.repeat(200_000);
    await Promise.all([
      store.write(one, bytes(long)),
      store.write(other, bytes('%PDF')),
      store.write(empty, bytes('')),
    ]);
    expect(text(await store.read(one, 600_000))).toBe(long);
    expect(text(await store.read(other, 4))).toBe('%PDF');
    expect(text(await store.read(empty, 0))).toBe('');
    expect(await count()).toBe(3);
  });

  test('reports a missing file as missing, and removes one idempotently', async () => {
    const { store, count } = await make();
    const [gone, stored] = [randomUUID(), randomUUID()];
    await store.write(gone, bytes('gone'));
    await store.write(stored, bytes('kept'));
    await store.remove(gone);
    await store.remove(gone);
    await expect(store.read(gone, 4)).rejects.toThrow(FileMissing);
    expect(text(await store.read(stored, 4))).toBe('kept');
    expect(await count()).toBe(1);
  });

  test('accepts only an id as a name', async () => {
    const { store } = await make();
    for (const name of ['../../etc/passwd', '', `${randomUUID()}/..`, 'A'.repeat(36)])
      await expect(store.write(name, bytes('x'))).rejects.toThrow('Not the id of a file');
  });

  test('that is full stores no part of a file, and stores it when there is room', async () => {
    const { store, fill, makeRoom, count } = await make();
    const [before, refused] = [randomUUID(), randomUUID()];
    await store.write(before, bytes('before'));
    await fill(refused);
    await expect(store.write(refused, bytes('%PDF'))).rejects.toThrow(FilesUnavailable);
    expect(await count()).toBe(1);
    await makeRoom(refused);
    await expect(store.read(refused, 4)).rejects.toThrow(FileMissing);
    expect(text(await store.read(before, 6))).toBe('before');
    await store.write(refused, bytes('%PDF'));
    expect(text(await store.read(refused, 4))).toBe('%PDF');
  });

  test('that is unavailable reports that, and not a missing file', async () => {
    const { store, takeAway } = await make();
    const id = randomUUID();
    await store.write(id, bytes('%PDF'));
    await takeAway();
    await expect(store.write(randomUUID(), bytes('%PDF'))).rejects.toThrow(FilesUnavailable);
    await expect(store.read(id, 4)).rejects.toThrow(FilesUnavailable);
  });

  test('that is full does not affect others: the upload is refused with 503, and stored files stay readable', async () => {
    const { store, fill, makeRoom } = await make();
    const filled: string[] = [];
    let isFull = false;
    const fileStore: FileStore = {
      ...store,
      async write(id, content) {
        if (isFull) {
          await fill(id);
          filled.push(id);
        }
        await store.write(id, content);
      },
    };
    const { token } = await testApp.signInStudent();
    const app = appOf({ ...testApp.deps, fileStore });
    const upload = async (): Promise<Response> => {
      const { rawBody, headers } = await formRequest({ file: pdfFile() });
      return app.request(RESUMES, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
        ...(rawBody !== undefined && { body: rawBody }),
      });
    };
    expect((await upload()).status).toBe(201);
    isFull = true;
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: 'SERVICE_UNAVAILABLE' });
    isFull = false;
    for (const id of filled) await makeRoom(id);
    const { data } = await testApp.request(manifest.user.listResumes, 200, { token });
    expect(data).toHaveLength(1);
    expect((await upload()).status).toBe(201);
  });
});

const testApp = await createTestApp();
const RESUMES = `/api/user${manifest.user.createResume.path}`;

test('a bucket rejects requests signed with another key, and a truncated response is no file', async () => {
  const server = await startBucketServer();
  onTestFinished(server.close);
  const id = randomUUID();
  await createFileStore(server.settings).write(id, bytes('%PDF'));
  const stranger = createFileStore({ ...server.settings, secretAccessKey: 'another' });
  await expect(stranger.write(randomUUID(), bytes('%PDF'))).rejects.toThrow(FilesUnavailable);
  await expect(stranger.remove(id)).rejects.toThrow(FilesUnavailable);
  const elsewhere = createFileStore({ ...server.settings, bucket: 'nowhere' });
  await expect(elsewhere.read(id, 4)).rejects.toThrow(FilesUnavailable);
  expect([...server.objects.keys()]).toEqual([`uploads/${filePath(id)}`]);
  server.feel('cut off');
  await expect(createFileStore(server.settings).read(id, 4)).rejects.toThrow(FilesUnavailable);
});

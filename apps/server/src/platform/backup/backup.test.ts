import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { manifest as operations } from '@michi/api/manifest';
import type pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startBucketServer } from '../../../test/bucketServer.ts';
import { formRequest, pdfFile } from '../../../test/formRequest.ts';
import { present } from '../../../test/present.ts';
import { createSmallFixture } from '../../../test/smallFixture.ts';
import { appOf, createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { createFileStore } from '../files/createFileStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { CopiedFile } from './copyFiles.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { Refusal } from '../operator/refusal.ts';
import { withDedicatedConnection, inDedicatedTransaction } from './withDedicatedConnection.ts';
import { MANIFEST, readManifest, tableFile } from './backupManifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';
import { tablesOf } from './tablesOf.ts';

const run = promisify(execFile);
const testApp = await createTestApp();
const { request, deps, databaseUrl, signInStudent } = testApp;
const { hana, alex } = await createSmallFixture(testApp);
const { createResume, deleteResume } = operations.user;
const report = (): void => undefined;
/** A place in which no server has made itself a secret. */
const NO_SECRET = { dataDir: join(tmpdir(), randomUUID()), sessionSecret: undefined };
const createdSchema = z.object({ data: z.object({ id: z.string() }) });

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase() {
  const database = await createTestDatabase(null);
  onTestFinished(() => database.close());
  return database;
}

/** Every row of every table, as one number for each; and every rule of the database. */
async function contentsOf(client: pg.Client): Promise<Readonly<Record<string, unknown>>> {
  const contents: Record<string, unknown> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as hash from ${name} t`,
    );
    contents[name] = rows[0];
  }
  const rules = await client.query(
    `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const triggers = await client.query(
    `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  );
  // A backup has no sequences, so that the schema may have none.
  const sequences = await client.query('select sequencename from pg_sequences');
  expect(sequences.rows).toEqual([]);
  return { ...contents, rules: rules.rows, triggers: triggers.rows };
}

/** The same at the snapshot of another transaction. */
const contentsAt = (snapshot: string): Promise<Readonly<Record<string, unknown>>> =>
  withDedicatedConnection(databaseUrl, (client) =>
    inDedicatedTransaction(client, 'begin isolation level repeatable read', async () => {
      await client.query(`set transaction snapshot '${snapshot}'`);
      return contentsOf(client);
    }),
  );

async function filesIn(url: string, store: FileStore): Promise<Readonly<Record<string, string>>> {
  const { rows } = await withDedicatedConnection(url, (client) =>
    client.query<CopiedFile>('select id, size::int from files order by id'),
  );
  const entries = rows.map(
    async ({ id, size }) => [id, Buffer.from(await store.read(id, size)).toString()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

test('a backup taken while students write is one consistent snapshot, and is restored completely', async () => {
  const folder = join(await ownFolder(), 'backup');
  let isOver = false;
  let written = 0;
  const everWritten: Record<string, string> = {};
  /** Contents are identified by name alone. */
  const fileStore: FileStore = {
    ...deps.fileStore,
    async write(id, bytes) {
      everWritten[id] = Buffer.from(bytes).toString();
      await deps.fileStore.write(id, bytes);
    },
  };
  const app = appOf({ ...deps, fileStore });
  const writeAs = async ({ token }: SignedIn): Promise<void> => {
    const stored: string[] = [];
    // An account may save 300 in an hour.
    for (let saved = 0; saved < 250 && !isOver; saved += 1) {
      const { rawBody, headers } = await formRequest({ file: pdfFile('CV.pdf', randomUUID()) });
      const response = await app.request(`/api/user${createResume.path}`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
        ...(rawBody !== undefined && { body: rawBody }),
      });
      expect(response.status).toBe(201);
      const { data } = createdSchema.parse(await response.json());
      stored.push(data.id);
      written += 1;
      if (stored.length > 2)
        await request(deleteResume, 200, { token, params: { id: present(stored.shift()) } });
    }
  };
  const writeOn = async (): Promise<void> => {
    while (!isOver) await writeAs(await signInStudent());
  };
  const writing = Promise.all([writeOn(), writeOn(), writeOn()]);
  await expect.poll(() => written).toBeGreaterThan(6);

  let expected: Readonly<Record<string, unknown>> = {};
  const taking = takeBackup({
    settings: NO_SECRET,
    url: databaseUrl,
    fileStore: deps.fileStore,
    clock: deps.clock,
    folder,
    report,
    async onSnapshot(snapshot) {
      expected = await contentsAt(snapshot);
      const before = written;
      await expect.poll(() => written).toBeGreaterThan(before + 6);
    },
  });
  const taken = await taking.finally(() => {
    isOver = true;
  });
  await writing;

  const empty = await emptyDatabase();
  const { settings, close } = await startBucketServer();
  onTestFinished(close);
  const store = createFileStore(settings);
  await restoreBackup({ url: empty.url, fileStore: store, folder, report });
  expect(await withDedicatedConnection(empty.url, contentsOf)).toEqual(expected);
  expect(await withDedicatedConnection(databaseUrl, contentsOf)).not.toEqual(expected);

  // Only a resume created and deleted during the backup may lack its bytes.
  expect(taken.missingFiles.length).toBeLessThan(taken.files);
  const { rows } = await withDedicatedConnection(empty.url, (client) =>
    client.query<CopiedFile>('select id, size::int from files'),
  );
  const whole = rows.filter(({ id }) => !taken.missingFiles.includes(id));
  expect(whole).toHaveLength(taken.files);
  for (const { id, size } of whole)
    expect(Buffer.from(await store.read(id, size)).toString()).toBe(everWritten[id]);

  // Hana logs in where it was put back, with the session that she has.
  const restored = appOf({ ...deps, database: empty.database, fileStore: store });
  const profile = await restored.request(`/api/user${operations.user.getProfile.path}`, {
    headers: { Authorization: `Bearer ${hana.token}` },
  });
  expect(profile.status).toBe(200);
});

describe('a backup', () => {
  let folder = '';
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'michi-backup-')), 'backup');
    const { rawBody, headers } = await formRequest({ file: pdfFile() });
    await request(createResume, 201, {
      token: alex.token,
      ...(rawBody !== undefined && { rawBody }),
      ...(headers !== undefined && { headers }),
    });
    await takeBackup({
      settings: NO_SECRET,
      url: databaseUrl,
      fileStore: deps.fileStore,
      clock: deps.clock,
      folder,
      report,
    });
    return () => rm(folder, { recursive: true, force: true });
  });

  const restore = (url: string, from = folder, fileStore = deps.fileStore): Promise<unknown> =>
    restoreBackup({ url, fileStore, folder: from, report });

  test('is for its owner alone, and is never written over another', async () => {
    for (const path of [tableFile(folder, 'users'), join(folder, MANIFEST)])
      expect((await stat(path)).mode & 0o077).toBe(0);
    await expect(
      takeBackup({
        settings: NO_SECRET,
        url: databaseUrl,
        fileStore: deps.fileStore,
        clock: deps.clock,
        folder,
        report,
      }),
    ).rejects.toThrow(Refusal);
  });

  test('is restored into an empty database only', async () => {
    await expect(restore(databaseUrl)).rejects.toThrow('The database is not empty');
    const empty = await emptyDatabase();
    await restore(empty.url);
    await expect(restore(empty.url)).rejects.toThrow('The database is not empty');
    expect(await filesIn(empty.url, deps.fileStore)).toEqual(await filesIn(databaseUrl, deps.fileStore));
  });

  test('that is incomplete, damaged or of another version changes nothing', async () => {
    const empty = await emptyDatabase();
    const nothing = await ownFolder();
    await expect(restore(empty.url, nothing)).rejects.toThrow('never finished');
    const { migrations, ...rest } = await readManifest(folder);
    const future = JSON.stringify({ ...rest, tables: [], migrations: [...migrations, '9999_to_come'] });
    await writeFile(join(nothing, MANIFEST), future);
    await expect(restore(empty.url, nothing)).rejects.toThrow('9999_to_come');
    await writeFile(join(nothing, MANIFEST), JSON.stringify({ ...rest, migrations }));
    await mkdir(join(nothing, 'tables'));
    await expect(restore(empty.url, nothing)).rejects.toThrow('damaged');
    expect(await withDedicatedConnection(empty.url, tablesOf)).toEqual([]);
  });

  test('that breaks off is put back from the beginning the next time', { tags: ['full'] }, async () => {
    const empty = await emptyDatabase();
    const broken: FileStore = {
      ...deps.fileStore,
      write: () => Promise.reject(new Error('The disk is full.')),
    };
    await expect(restore(empty.url, folder, broken)).rejects.toThrow('The disk is full.');
    await restore(empty.url);
    expect(await withDedicatedConnection(empty.url, contentsOf)).toEqual(
      await withDedicatedConnection(databaseUrl, contentsOf),
    );
  });

  test(
    'is created and restored by the commands, with the secret of the server',
    { tags: ['full'] },
    async () => {
      const home = await ownFolder();
      const empty = await emptyDatabase();
      const michi = (args: readonly string[], dataDir: string, url: string): Promise<{ stdout: string }> =>
        run(
          process.execPath,
          ['--conditions=@michi/source', resolve(import.meta.dirname, '../../cli.ts'), ...args],
          {
            env: {
              DATABASE_URL: url,
              DATA_DIR: join(home, dataDir),
              ...(deps.settings.files.kind === 'folder' &&
                dataDir === 'from' && { FILES_URL: pathToFileURL(deps.settings.files.folder).href }),
            },
          },
        );
      await mkdir(join(home, 'from'));
      await writeFile(join(home, 'from', 'session-secret'), 'kept');
      const target = join(home, 'backup');
      expect((await michi(['backup', target], 'from', databaseUrl)).stdout).toContain('Saved in');
      const { stdout } = await michi(['restore', target], 'to', empty.url);
      expect(stdout).toContain('Restored as of');
      expect(await readFile(join(home, 'to', 'session-secret'), 'utf8')).toBe('kept');
      expect(await withDedicatedConnection(empty.url, contentsOf)).toEqual(
        await withDedicatedConnection(databaseUrl, contentsOf),
      );
      const restored = createFolderStore(join(home, 'to', 'files'));
      expect(await filesIn(empty.url, restored)).toEqual(await filesIn(databaseUrl, deps.fileStore));
    },
  );
});

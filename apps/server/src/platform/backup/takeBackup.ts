import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { Refusal } from '../operator/refusal.ts';
import type { Settings } from '../settings.ts';
import { withDedicatedConnection, inDedicatedTransaction } from './withDedicatedConnection.ts';
import { filesFolder, MANIFEST, tableFile, type BackupManifest } from './backupManifest.ts';
import { copyFiles, type CopiedFile } from './copyFiles.ts';
import { saveSessionSecret } from './sessionSecretFile.ts';
import { migrationsOf, tablesOf, type TableShape } from './tablesOf.ts';

export interface BackupParts {
  readonly settings: Pick<Settings, 'dataDir' | 'sessionSecret'>;
  /** The primary, past any pooler. */
  readonly url: string;
  readonly fileStore: FileStore;
  readonly clock: Clock;
  /** Does not exist or is empty. */
  readonly folder: string;
  readonly report: (step: string) => void;
  /** Called with the id of the snapshot (PostgreSQL, `pg_export_snapshot`), so that others can read the same state. */
  readonly onSnapshot?: (snapshot: string) => Promise<void>;
}

/**
 * Saves a consistent snapshot of the database, with the files that its rows reference, while the service is in use.
 * Files, which never change, are copied before the tables in case one is deleted meanwhile, and again after them for
 * new ones.
 * @throws Refusal if the folder is not empty
 */
export async function takeBackup(parts: BackupParts): Promise<BackupManifest> {
  const { url, fileStore, clock, folder, report } = parts;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new Refusal(null, `${folder} is not empty. A backup needs a folder of its own.`);
  const backupStore = createFolderStore(filesFolder(folder));
  const manifest = await withDedicatedConnection(url, async (client): Promise<BackupManifest> => {
    const first = await storedFiles(client);
    report(`Files: ${first.length}`);
    const missedFirst = new Set(await copyFiles(first, fileStore, backupStore));
    const early = first.filter(({ id }) => !missedFirst.has(id));
    return inDedicatedTransaction(client, 'begin isolation level repeatable read, read only', async () => {
      const takenAt = clock.now().toISOString();
      const { onSnapshot } = parts;
      if (onSnapshot !== undefined) await onSnapshot(await exportSnapshot(client));
      const postgres = await one<{ version: string }>(client, 'select version() as version');
      const tables: BackupManifest['tables'] = [];
      for (const table of await tablesOf(client)) {
        report(`Table ${table.name}`);
        tables.push(await saveTable(client, table, folder));
      }
      const files = await storedFiles(client);
      const known = new Set(early.map(({ id }) => id));
      const missingFiles = await copyFiles(
        files.filter(({ id }) => !known.has(id)),
        fileStore,
        backupStore,
      );
      const wanted = new Set(files.map(({ id }) => id));
      // Files deleted between the two copies must not stay in the backup.
      for (const { id } of early) if (!wanted.has(id)) await backupStore.remove(id);
      return {
        format: 1,
        takenAt,
        postgres: postgres.version,
        migrations: [...(await migrationsOf(client))],
        tables,
        files: files.length - missingFiles.length,
        missingFiles: [...missingFiles],
      };
    });
  });
  await saveSessionSecret(parts.settings, folder);
  await writeLast(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<Row> {
  const [row] = (await client.query<Row>(statement)).rows;
  if (row === undefined) throw new Error(`No row: ${statement}`);
  return row;
}

async function exportSnapshot(client: pg.Client): Promise<string> {
  return (await one<{ snapshot: string }>(client, 'select pg_export_snapshot() as snapshot')).snapshot;
}

async function storedFiles(client: pg.Client): Promise<readonly CopiedFile[]> {
  return (await client.query<CopiedFile>('select id, size::int from files order by id')).rows;
}

async function saveTable(
  client: pg.Client,
  { name, columns }: TableShape,
  folder: string,
): Promise<BackupManifest['tables'][number]> {
  const rows = client.query(to(`copy ${name} (${columns.join(', ')}) to stdout`));
  const hash = createHash('sha256');
  await pipeline(
    rows,
    createGzip({ level: 1 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(tableFile(folder, name), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { name, columns: [...columns], rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function writeLast(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

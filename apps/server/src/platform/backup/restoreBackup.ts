import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { connect } from '../database/connection.ts';
import { checkVersion } from '../database/checkVersion.ts';
import { migrate, migrationNames } from '../database/migrate.ts';
import { FileDamaged } from '../files/fileFailures.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { Refusal } from '../operator/refusal.ts';
import { withDedicatedConnection, inDedicatedTransaction } from './withDedicatedConnection.ts';
import { filesFolder, readManifest, tableFile, type BackupManifest } from './backupManifest.ts';
import { copyFiles, type CopiedFile } from './copyFiles.ts';
import { migrationsOf, tablesOf } from './tablesOf.ts';

export interface RestoreParts {
  /** A database without accounts, past any pooler. */
  readonly url: string;
  readonly fileStore: FileStore;
  readonly folder: string;
  readonly report: (step: string) => void;
}

/**
 * Restores every row and every file in one transaction, so that an interrupted restore can be repeated. The database is
 * migrated up to the backup's version; the next start of a server migrates it further.
 * @throws Refusal if the backup is incomplete or has migrations that this version does not know, or the database is in use
 */
export async function restoreBackup(parts: RestoreParts): Promise<BackupManifest> {
  const { url, folder, report } = parts;
  const manifest = await readManifest(folder);
  await checkTables(folder, manifest);
  await prepareDatabase(url, manifest);
  await withDedicatedConnection(url, async (client) => {
    await inDedicatedTransaction(client, 'begin', async () => {
      const foreignKeys = await foreignKeysOf(client);
      for (const { table, name } of foreignKeys)
        await client.query(`alter table ${table} drop constraint ${name}`);
      const tables = (await tablesOf(client)).map(({ name }) => name);
      // Triggers must not run again, and append-only tables must accept rows.
      for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
      await client.query(`truncate ${tables.join(', ')}`);
      for (const table of manifest.tables) {
        report(`Table ${table.name}`);
        await fillTable(client, folder, table);
      }
      // The referenced tables are complete only now.
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
      await putFiles(client, parts, manifest);
    });
    await client.query('analyze');
  });
  return manifest;
}

async function checkTables(folder: string, { tables }: BackupManifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash('sha256');
    const read = pipeline(createReadStream(tableFile(folder, name)), hash);
    const isRead = await read.then(
      () => true,
      () => false,
    );
    if (!isRead || hash.digest('hex') !== sha256)
      throw new Refusal(null, `The backup is damaged: ${tableFile(folder, name)} is not what was written.`);
  }
}

/** Migrates the tables to the version of the backup. */
async function prepareDatabase(url: string, { migrations }: BackupManifest): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Refusal(
      null,
      `The backup is of another version of Michi: this one does not know ${unknown.join(', ')}.`,
    );
  await withDedicatedConnection(url, async (client) => {
    const present = await migrationsOf(client);
    const isMichi = present.length > 0;
    const isFurther = present.some((name) => !migrations.includes(name));
    const inUse = isMichi
      ? (await client.query('select from users limit 1')).rowCount !== 0
      : (await tablesOf(client)).length > 0;
    if (inUse || isFurther)
      throw new Refusal(null, 'The database is not empty. Restore a backup into an empty one.');
  });
  const connection = connect({ url, poolSize: 2, statementTimeout: 0 });
  try {
    await checkVersion(connection.database);
    await migrate(connection.database, migrations.at(-1));
  } finally {
    await connection.close();
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeysOf(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

async function fillTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: BackupManifest['tables'][number],
): Promise<void> {
  const table = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), table);
  if (table.rowCount !== rows) throw new Error(`${name} has ${table.rowCount} rows in place of ${rows}.`);
}

async function putFiles(
  client: pg.Client,
  { folder, fileStore, report }: RestoreParts,
  { files, missingFiles }: BackupManifest,
): Promise<void> {
  report(`Files: ${files}`);
  const { rows } = await client.query<CopiedFile>('select id, size::int from files');
  const store = createFolderStore(filesFolder(folder));
  const absent = new Set(missingFiles);
  const missing = await copyFiles(
    rows.filter(({ id }) => !absent.has(id)),
    {
      async read(id, size) {
        try {
          return await store.read(id, size);
        } catch (error) {
          if (!(error instanceof FileDamaged)) throw error;
          throw new Refusal(null, `The backup is damaged: the file ${id}.`);
        }
      },
    },
    fileStore,
  );
  if (missing.length > 0)
    throw new Refusal(null, `The backup is damaged: these files are missing: ${missing.join(', ')}.`);
}

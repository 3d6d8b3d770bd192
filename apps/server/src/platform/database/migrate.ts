import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { inTransaction } from './inTransaction.ts';
import { createLocks, lock } from './locks.ts';
import type { Database } from './schema.ts';

const FOLDER = resolve(import.meta.dirname, '../../../migrations');

export async function migrationNames(): Promise<readonly string[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.ts$/.test(name)).toSorted();
  return names.map((name) => basename(name, '.ts'));
}

const files: MigrationProvider = {
  async getMigrations() {
    const names = await migrationNames();
    const entries = await Promise.all(
      names.map(async (name): Promise<[string, Migration]> => {
        const module: unknown = await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href);
        if (!isMigration(module)) throw new Error(`The migration ${name} has no function up.`);
        return [name, module];
      }),
    );
    return Object.fromEntries(entries);
  },
};

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

/**
 * Migrates to the newest version, or up to one migration; concurrent processes wait for the one that works.
 * @returns the names of the migrations that this call ran
 * @throws the error of a failed migration; everything of this call is then rolled back
 */
export async function migrate(database: Kysely<Database>, upTo?: string): Promise<readonly string[]> {
  await createLocks(database);
  return inTransaction(database, async (transaction) => {
    await lock(transaction, 'migrate');
    const migrator = new Migrator({ db: transaction, provider: files });
    const { error, results } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
    return (results ?? [])
      .filter(({ status }) => status === 'Success')
      .map(({ migrationName }) => migrationName);
  });
}

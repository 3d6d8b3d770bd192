import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Database } from './schema.ts';

const FOLDER = resolve(import.meta.dirname, '../../../migrations');

const files: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.ts$/.test(name)).toSorted();
    const entries = await Promise.all(
      names.map(async (name): Promise<[string, Migration]> => {
        const module: unknown = await import(pathToFileURL(join(FOLDER, name)).href);
        if (!isMigration(module)) throw new Error(`The migration ${name} has no function up.`);
        return [basename(name, '.ts'), module];
      }),
    );
    return Object.fromEntries(entries);
  },
};

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

/**
 * Brings the database to the newest version; several processes may do so at once, one works and the others wait.
 * @returns the names of the migrations this call ran
 * @throws the error of a migration that failed; everything of this call is then undone
 */
export async function migrate(database: Kysely<Database>): Promise<readonly string[]> {
  const migrator = new Migrator({ db: database, provider: files });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}

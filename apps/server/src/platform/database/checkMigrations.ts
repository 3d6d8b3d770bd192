import { sql, type Kysely } from 'kysely';
import { resolve } from 'node:path';
import { SettingsError, type Settings } from '../settings.ts';
import { migrationNames } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Refuses a database of another release, such as one from before this release's first migration, and changes nothing of
 * it.
 * @throws SettingsError that names the database and how to begin anew
 */
export async function checkMigrations(
  database: Kysely<Database>,
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<void> {
  const known = await migrationNames();
  const [unknown, ...others] = (await appliedMigrations(database)).filter((name) => !known.includes(name));
  if (unknown === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const { place, advice } = ofSettings(settings);
  throw new SettingsError(
    `${place} was made by another release of Michi: this one does not know its migration ${unknown}${more}. Nothing was changed. To keep the data, start the release that made it. To begin anew, ${advice}.`,
  );
}

/** In the order of their names; none in an empty database. */
async function appliedMigrations(database: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(database);
  if (found.rows[0]?.isThere !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** The address of a database may hold a password, so that only its host and name are shown. */
function ofSettings({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined) {
    return {
      place: `The data folder ${resolve(dataDir)}`,
      advice: 'move the folder away, or set DATA_DIR to another one',
    };
  }
  const { host, pathname } = new URL(databaseUrl);
  return {
    place: `The database ${decodeURIComponent(pathname.slice(1))} on ${host}`,
    advice: 'create an empty database and set DATABASE_URL to it',
  };
}

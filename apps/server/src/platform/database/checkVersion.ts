import { sql, type Kysely } from 'kysely';
import { SettingsError } from '../settings.ts';
import type { Database } from './schema.ts';

/** The first major version that has everything the server's statements use. */
const OLDEST = 15;

/** A version as PostgreSQL reports it. */
interface ServerVersion {
  /** For people: `15.18 (Debian 15.18-0+deb12u1)`. */
  readonly name: string;
  /** For comparisons: 150018. */
  readonly number: number;
}

/**
 * Checks the version of the database server, before anything is read or migrated.
 * @returns the version, as the server names it
 * @throws SettingsError for a version that is too old
 */
export async function checkVersion(database: Kysely<Database>): Promise<string> {
  const version = await database
    .selectNoFrom([
      sql<string>`current_setting('server_version')`.as('name'),
      sql<number>`current_setting('server_version_num')::integer`.as('number'),
    ])
    .executeTakeFirstOrThrow();
  refuseOldVersion(version);
  return version.name;
}

/** @throws SettingsError that names the version found and the version needed */
export function refuseOldVersion({ name, number }: ServerVersion): void {
  if (number >= OLDEST * 10_000) return;
  throw new SettingsError(
    `Settings: DATABASE_URL leads to PostgreSQL ${name}. The server needs PostgreSQL ${OLDEST} or later.`,
  );
}

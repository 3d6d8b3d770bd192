import { sql } from 'kysely';
import { SESSION_SETTINGS, type Connection } from './connection.ts';
import { SettingsError } from '../settings.ts';

/** Names of settings, and what they have to be. */
const NEEDED = Object.entries(SESSION_SETTINGS);

/**
 * Sees that a pooler's connections are set as the server needs them. A pooler takes no settings from its clients, and a
 * `set` would reach whichever connection it is given for the moment.
 * @throws SettingsError that says what its operator has to do; the connection is then closed
 */
export async function checkPooler({ database, close }: Connection): Promise<void> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${NEEDED.map(([name]) => name)}::text[]) as name`.execute(
    database,
  );
  const isSet = NEEDED.every(([name, needed]) =>
    rows.some((row) => row.name === name && row.value === needed),
  );
  if (isSet) return;
  await close();
  const statements = NEEDED.map(([name, value]) => `set ${name} = '${value}'`).join('; ');
  throw new SettingsError(
    `Settings: the connections behind DATABASE_URL are not set as the server needs them. Give the pooler (PgBouncer: connect_query) these statements: ${statements}`,
  );
}

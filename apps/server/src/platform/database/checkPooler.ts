import { sql } from 'kysely';
import { sessionSettings, type Connection, type DatabaseKind } from './connection.ts';
import { SettingsError } from '../settings.ts';

/**
 * Checks the settings of a pooler's connections. A pooler accepts no settings from its clients, and a `set` would
 * affect whichever connection is assigned.
 * @throws SettingsError with instructions for the operator; the connection is then closed
 */
export async function checkPooler({ database, close }: Connection, kind: DatabaseKind): Promise<void> {
  const settings = Object.entries(sessionSettings(kind));
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${settings.map(([name]) => name)}::text[]) as name`.execute(
    database,
  );
  const isSet = settings.every(([name, needed]) =>
    rows.some((row) => row.name === name && row.value === needed),
  );
  if (isSet) return;
  await close();
  const statements = settings.map(([name, value]) => `set ${name} = '${value}'`).join('; ');
  throw new SettingsError(
    `Settings: the connections behind DATABASE_URL are not set as the server needs them. Give the pooler (PgBouncer: connect_query) these statements: ${statements}`,
  );
}

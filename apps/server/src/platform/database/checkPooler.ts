import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
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

/**
 * Whether a pooler keeps statements that are prepared by name, although each transaction may get another connection.
 * PgBouncer does from 1.21 on, unless `max_prepared_statements` is 0, and then has names of its own for them.
 */
export async function keepsPreparedStatements(poolerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: poolerUrl, application_name: 'michi' });
  await client.connect();
  try {
    const name = `michi_${randomUUID()}`;
    await client.query('begin');
    await client.query({ name, text: 'select' });
    const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name]);
    const isPassedOn = rows.length > 0;
    if (isPassedOn) await client.query(`deallocate ${client.escapeIdentifier(name)}`);
    await client.query('commit');
    return !isPassedOn;
  } finally {
    await client.end();
  }
}

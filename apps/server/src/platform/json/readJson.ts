import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { JsonText } from './jsonText.ts';

/**
 * What the first row of a statement shows, as JSON text; undefined where there is no row.
 * @param statement makes the statement around what it selects
 * @example
 * readJson(database, jobJson('j'), (job) => sql`select ${job} from jobs j where j.id = ${id}`)
 */
export async function readJson<T>(
  database: Kysely<Database>,
  value: Expression<T>,
  statement: (selected: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<JsonText<T> | undefined> {
  const { rows } = await sql<{
    json: string | null;
  }>`${statement(sql`${value}::text as json`)}`.execute(database);
  const [row] = rows;
  return row === undefined ? undefined : new JsonText(row.json ?? 'null');
}

/** As `readJson`, of a statement that always has a row. */
export async function readOneJson<T>(
  database: Kysely<Database>,
  value: Expression<T>,
  statement: (selected: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<JsonText<T>> {
  const json = await readJson(database, value, statement);
  if (json === undefined) throw new Error('The statement has no row.');
  return json;
}

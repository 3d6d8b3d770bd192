import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Problem } from '../problem/problem.ts';
import { JsonText } from './jsonText.ts';

type Statement = (selected: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * The first row of a statement as JSON text; undefined without a row.
 * @param statement builds the statement around the selection
 * @example
 * readJson(database, jobJson('j'), (job) => sql`select ${job} from jobs j where j.id = ${id}`)
 */
export async function readJson<T>(
  database: Kysely<Database>,
  value: Expression<T>,
  statement: Statement,
): Promise<JsonText<T> | undefined> {
  const { rows } = await sql<{
    json: string | null;
  }>`${statement(sql`${value}::text as json`)}`.execute(database);
  const [row] = rows;
  return row === undefined ? undefined : new JsonText(row.json ?? 'null');
}

/** Like `readJson`, for a statement that always has a row. */
export async function readOneJson<T>(
  database: Kysely<Database>,
  value: Expression<T>,
  statement: Statement,
): Promise<JsonText<T>> {
  const json = await readJson(database, value, statement);
  if (json === undefined) throw new Error('The statement has no row.');
  return json;
}

/**
 * Like `readJson`, for a record of a request.
 * @throws Problem NOT_FOUND without a row
 */
export async function readFoundJson<T>(
  database: Kysely<Database>,
  value: Expression<T>,
  statement: Statement,
): Promise<JsonText<T>> {
  const json = await readJson(database, value, statement);
  if (json === undefined) throw new Problem('NOT_FOUND');
  return json;
}

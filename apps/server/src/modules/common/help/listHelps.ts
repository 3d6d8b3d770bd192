import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { helpCategoryJson, helpJson } from './helpJson.ts';

/** Most rows of a list that is not paged (common contract, `HelpCategoriesResponse` and `HelpsResponse`). */
const LIMIT = 1_000;

/** The subjects of help in their order, as JSON text. */
export async function listHelpCategories(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ categories: string }>`
    select coalesce(json_agg(${helpCategoryJson('k')} order by k.position, k.id), '[]')::text as categories
    from (select * from help_categories order by position, id limit ${LIMIT}) k`.execute(database);
  return rows[0]?.categories ?? '[]';
}

/**
 * The helps on one subject in their order, as JSON text.
 * @throws Problem NOT_FOUND
 */
export async function listHelps(database: Kysely<Database>, categoryId: string): Promise<string> {
  const { rows } = await sql<{ helps: string }>`
    select (select coalesce(json_agg(${helpJson()} order by h.position, h.id), '[]')
      from (select * from helps where category_id = k.id order by position, id limit ${LIMIT}) h)::text as helps
    from help_categories k where k.id = ${categoryId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.helps;
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { searchCondition, searchWithin } from '../../../platform/search/searchCondition.ts';
import { helpJson } from './helpJson.ts';

/** Most helps a search answers (common contract, `findHelps`). */
const LIMIT = 50;

/** The helps that have every word, as JSON text: those first whose question has them. */
export async function findHelps(database: Kysely<Database>, search: string): Promise<string> {
  const plain = withoutAccents(search);
  const found = searchCondition('h', plain);
  if (found === undefined) return '[]';
  const inQuestion = searchWithin(sql`help_form(concat_ws(' ', h.question, h.question_jp))`, plain);
  const { rows } = await sql<{ helps: string }>`
    select coalesce(json_agg(${helpJson()} order by h.is_first desc, h.place), '[]')::text as helps
    from (
      select h.*, ${inQuestion} as is_first, row_number() over (order by k.position, h.position, h.id) as place
      from helps h join help_categories k on k.id = h.category_id
      where ${found}
      order by is_first desc, place limit ${LIMIT}
    ) h`.execute(database);
  return rows[0]?.helps ?? '[]';
}

/** A text without the accents of Latin letters, as `help_form` of the database leaves them out. */
function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
}

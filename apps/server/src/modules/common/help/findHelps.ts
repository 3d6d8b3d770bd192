import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { searchCondition, searchWithin } from '../../../platform/search/searchCondition.ts';
import { helpJson, type Help } from './helpJson.ts';
import { listed } from '../../../platform/json/json.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { jsonOf, type JsonText } from '../../../platform/json/jsonText.ts';

/** Most helps a search answers (common contract, `findHelps`). */
const LIMIT = 50;

/** The helps that have every word, as JSON text: those first whose question has them. */
export async function findHelps(database: Kysely<Database>, search: string): Promise<JsonText<Help[]>> {
  const plain = withoutAccents(search);
  const found = searchCondition('h', plain);
  if (found === undefined) return jsonOf<Help[]>([]);
  const inQuestion = searchWithin(sql`help_form(concat_ws(' ', h.question, h.question_jp))`, plain);
  return readOneJson(
    database,
    listed(helpJson(), sql`h.is_first desc, h.place`),
    (selected) => sql`
    select ${selected}
    from (
      select h.*, ${inQuestion} as is_first, row_number() over (order by k.position, h.position, h.id) as place
      from helps h join help_categories k on k.id = h.category_id
      where ${found}
      order by is_first desc, place limit ${LIMIT}
    ) h`,
  );
}

/** A text without the accents of Latin letters, as `help_form` of the database leaves them out. */
function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
}

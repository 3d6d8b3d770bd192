import { normalizeText } from '@michi/api/text';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { searchCondition, searchWithin } from '../../../platform/search/searchCondition.ts';
import { helpJson, type Help } from './helpJson.ts';
import { listed } from '../../../platform/json/json.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { jsonOf, type JsonText } from '../../../platform/json/jsonText.ts';

/** `maxItems` of the common contract's `findHelps`. */
const LIMIT = 50;

/** Articles that contain every word; those with all words in the question come first. */
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
      order by is_first desc, place limit ${sql.lit(LIMIT)}
    ) h`,
  );
}

/** Removes accents of Latin letters, like `help_form` of the database. */
function withoutAccents(text: string): string {
  return normalizeText(text, 'NFKD').replaceAll(/[\u0300-\u036f]/g, '');
}

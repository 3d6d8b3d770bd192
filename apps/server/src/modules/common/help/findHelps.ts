import { normalizeText } from '@michi/api/text';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { searchCondition, searchWithin } from '../../../platform/search/searchCondition.ts';
import { helpJson, type Help } from './helpJson.ts';
import { FOUND_LIMIT, foundColumns, type SearchSource } from '../../../platform/search/searchSource.ts';
import { columnsOf, listed } from '../../../platform/json/json.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { jsonOf, type JsonText } from '../../../platform/json/jsonText.ts';

/** `maxItems` of the common contract's `findHelps`. */
const LIMIT = 50;

/** Articles that contain every word; those with all words in the question come first. */
export async function findHelps(database: Kysely<Database>, search: string): Promise<JsonText<Help[]>> {
  const found = matching(search, sql.lit(LIMIT));
  if (found === undefined) return jsonOf<Help[]>([]);
  return readOneJson(
    database,
    listed(helpJson(), sql`h.is_first desc, h.place`),
    (selected) => sql`
    select ${selected}
    from (${found}) h`,
  );
}

const H = columnsOf<'helps'>('h');

/** Help articles in the same order. */
export const helpSource: SearchSource = {
  kind: 'HELP',
  parts({ search }) {
    const found = matching(search, FOUND_LIMIT);
    return found === undefined ? [] : [sql`select h.id from (${found}) h order by h.is_first desc, h.place`];
  },
  shown: sql`select ${foundColumns({
    id: H('id'),
    title: H('question'),
    titleJp: H('question_jp'),
    categoryId: H('category_id'),
  })}
    from page join helps h on h.id = page.id`,
};

/** Undefined without words. */
function matching(search: string, limit: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  const plain = withoutAccents(search);
  const found = searchCondition('h', plain);
  if (found === undefined) return undefined;
  const inQuestion = searchWithin(sql`help_form(concat_ws(' ', h.question, h.question_jp))`, plain);
  return sql`
      select h.*, ${inQuestion} as is_first, row_number() over (order by k.position, h.position, h.id) as place
      from helps h join help_categories k on k.id = h.category_id
      where ${found}
      order by is_first desc, place limit ${limit}`;
}

/** Removes accents of Latin letters, like `help_form` of the database. */
function withoutAccents(text: string): string {
  return normalizeText(text, 'NFKD').replaceAll(/[\u0300-\u036f]/g, '');
}

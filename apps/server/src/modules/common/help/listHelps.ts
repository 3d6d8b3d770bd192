import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { helpCategoryJson, helpJson, type Help, type HelpCategory } from './helpJson.ts';
import { listOf, listed } from '../../../platform/json/json.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/** Most rows of a list that is not paged (common contract, `HelpCategoriesResponse` and `HelpsResponse`). */
const LIMIT = 1_000;

/** The categories in their order, as JSON text. */
export function listHelpCategories(database: Kysely<Database>): Promise<JsonText<HelpCategory[]>> {
  return readOneJson(
    database,
    listed(helpCategoryJson('k'), sql`k.position, k.id`),
    (selected) => sql`
    select ${selected}
    from (select * from help_categories order by position, id limit ${sql.lit(LIMIT)}) k`,
  );
}

/**
 * The articles of a category in their order, as JSON text.
 * @throws Problem NOT_FOUND
 */
export function listHelps(database: Kysely<Database>, categoryId: string): Promise<JsonText<Help[]>> {
  return readFoundJson(
    database,
    listOf(helpJson(), {
      order: sql`h.position, h.id`,
      from: sql`(select * from helps where category_id = k.id order by position, id limit ${sql.lit(LIMIT)}) h`,
    }),
    (selected) => sql`select ${selected} from help_categories k where k.id = ${categoryId}`,
  );
}

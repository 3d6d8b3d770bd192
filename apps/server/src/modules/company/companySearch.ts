import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Rewrites the search text of companies: all names, industry and place.
 * @param ids the companies to rewrite; all if omitted
 */
export async function refreshCompanySearch(
  database: Kysely<Database>,
  ids?: readonly string[],
): Promise<void> {
  const chosen = ids === undefined ? sql`true` : sql`c.id = any(${ids}::uuid[])`;
  await sql`
    update companies set search_text = made.text
    from (
      select c.id, search_form(concat_ws(' ', c.name, c.name_jp, array_to_string(c.other_names, ' '),
        i.title, i.title_jp, l.city, l.city_jp)) as text
      from companies c
      left join industries i on i.id = c.industry_id
      left join locations l on l.id = c.location_id
      where ${chosen}
    ) made
    where companies.id = made.id and companies.search_text <> made.text`.execute(database);
}

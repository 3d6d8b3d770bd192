import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/**
 * Rewrites the search text of jobs: title, all names of the company, industry, category and places in both languages.
 * Descriptions are searched separately (`description_terms`), and codes only as a whole.
 * @param ids all jobs when omitted
 */
export async function refreshJobSearch(database: Kysely<Database>, ids?: readonly string[]): Promise<void> {
  const chosen = ids === undefined ? sql`true` : sql`j.id = any(${ids}::uuid[])`;
  await sql`
    update jobs set search_text = made.text
    from (
      select j.id, search_form(concat_ws(' ', j.title, j.title_jp, c.name, c.name_jp,
        array_to_string(c.other_names, ' '), k.title, k.title_jp, i.title, i.title_jp, (
          select string_agg(concat_ws(' ', l.city, l.city_jp, l.region, l.region_jp), ' ' order by at.position, l.city)
          from job_locations at join locations l on l.id = at.location_id where at.job_id = j.id
        ))) as text
      from jobs j
      join companies c on c.id = j.company_id
      left join job_categories k on k.id = j.category_id
      left join industries i on i.id = c.industry_id
      where ${chosen}
    ) made
    where jobs.id = made.id and jobs.search_text <> made.text`.execute(database);
}

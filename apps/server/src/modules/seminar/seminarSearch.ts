import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Rewrites the search text of seminars: title, place, organizer, company and industry, in both languages.
 * @param ids all seminars when omitted
 */
export async function refreshSeminarSearch(
  database: Kysely<Database>,
  ids?: readonly string[],
): Promise<void> {
  const chosen = ids === undefined ? sql`true` : sql`s.id = any(${ids}::uuid[])`;
  await sql`
    update seminars set search_text = made.text
    from (
      select s.id, search_form(concat_ws(' ', s.title, s.title_jp, s.place_name, s.place_name_jp, s.nearest_station,
        s.nearest_station_jp, c.name, c.name_jp, i.title, i.title_jp, u.name, u.name_jp,
        case when s.organizer = 'JOBHUNTING' then 'Michi' end)) as text
      from seminars s
      left join companies c on c.id = s.company_id
      left join industries i on i.id = c.industry_id
      left join universities u on u.id = s.university_id
      where ${chosen}
    ) made
    where seminars.id = made.id and seminars.search_text <> made.text`.execute(database);
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { MICHI } from './michi.ts';

/**
 * Rewrites the search text of posts: titles and publisher. The body is searched separately (`description_terms`).
 * @param ids the posts to rewrite; all if omitted
 */
export async function refreshPostSearch(database: Kysely<Database>, ids?: readonly string[]): Promise<void> {
  const chosen = ids === undefined ? sql`true` : sql`p.id = any(${ids}::uuid[])`;
  await sql`
    update posts set search_text = made.text
    from (
      select p.id, search_form(concat_ws(' ', p.title, p.title_jp, c.name, c.name_jp, u.name, u.name_jp,
        case p.publisher when 'JOBHUNTING' then ${MICHI.name} end)) as text
      from posts p
      left join companies c on c.id = p.company_id
      left join universities u on u.id = p.university_id
      where ${chosen}
    ) made
    where posts.id = made.id and posts.search_text <> made.text`.execute(database);
}

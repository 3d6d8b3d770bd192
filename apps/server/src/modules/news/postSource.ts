import { sql } from 'kysely';
import { columnsOf } from '../../platform/json/json.ts';
import { FOUND_LIMIT, foundColumns, means, type SearchSource } from '../../platform/search/searchSource.ts';
import { latest } from './listPosts.ts';
import { MICHI } from './michi.ts';

const P = columnsOf<'posts'>('p');

/** Posts by title, then by text, the latest first. */
export const postSource: SearchSource = {
  kind: 'POST',
  parts: ({ search, user, now }) =>
    (['NAMED', 'DESCRIBED'] as const).map(
      (scope) => sql`select found.id from (${latest(search, FOUND_LIMIT, user, now, scope)}) found
      order by found.published_at desc, found.id desc limit ${FOUND_LIMIT}`,
    ),
  shown: sql`select ${foundColumns({
    id: P('id'),
    title: P('title'),
    titleJp: P('title_jp'),
    party: 'o',
    moment: { at: P('published_at'), meaning: means('PUBLISHED') },
  })}
    from page join posts p on p.id = page.id
    left join lateral (select name, name_jp from companies where id = p.company_id and p.publisher = 'COMPANY'
      union all select name, name_jp from universities where id = p.university_id and p.publisher = 'UNIVERSITY'
      union all select ${MICHI.name}, ${MICHI.nameJp} where p.publisher = 'JOBHUNTING') o on true`,
};

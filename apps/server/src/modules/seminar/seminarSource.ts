import { sql } from 'kysely';
import { columnsOf } from '../../platform/json/json.ts';
import { FOUND_LIMIT, foundColumns, means, type SearchSource } from '../../platform/search/searchSource.ts';
import { isUpcoming } from './eligibility.ts';
import { foundBy, visibleTo } from './seminarFilter.ts';

const S = columnsOf<'seminars'>('s');

/** Upcoming seminars by name, then by description, the next first. */
export const seminarSource: SearchSource = {
  kind: 'SEMINAR',
  parts: ({ search, user, now }) =>
    (['NAMED', 'DESCRIBED'] as const).map(
      (scope) => sql`select s.id from seminars s
      where ${visibleTo(user)} and ${isUpcoming('s', now)} and ${foundBy(search, scope)}
      order by s.starts_at, s.id limit ${FOUND_LIMIT}`,
    ),
  shown: sql`select ${foundColumns({
    id: S('id'),
    title: S('title'),
    titleJp: S('title_jp'),
    party: 'o',
    moment: { at: S('starts_at'), meaning: means('STARTS') },
    audience: S('audience'),
  })}
    from page join seminars s on s.id = page.id
    left join lateral (select name, name_jp from companies where id = s.company_id and s.organizer = 'COMPANY'
      union all select name, name_jp from universities where id = s.university_id and s.organizer = 'UNIVERSITY'
      union all select 'Michi', 'Michi' where s.organizer = 'JOBHUNTING') o on true`,
};

import { sql } from 'kysely';
import { columnsOf } from '../../platform/json/json.ts';
import {
  FOUND_LIMIT,
  foundColumns,
  means,
  type OwnSearchSource,
  type SearchSource,
} from '../../platform/search/searchSource.ts';
import { isUpcoming } from './eligibility.ts';
import { foundBy, visibleTo } from './seminarFilter.ts';

const S = columnsOf<'seminars'>('s');

const ORGANIZER = sql`left join lateral (
  select name, name_jp from companies where id = s.company_id and s.organizer = 'COMPANY'
  union all select name, name_jp from universities where id = s.university_id and s.organizer = 'UNIVERSITY'
  union all select 'Michi', 'Michi' where s.organizer = 'JOBHUNTING') o on true`;

const SHOWN = foundColumns({
  id: S('id'),
  title: S('title'),
  titleJp: S('title_jp'),
  party: 'o',
  moment: { at: S('starts_at'), meaning: means('STARTS') },
  audience: S('audience'),
});

/** Seminars that the student applied for or was invited to: those ahead, the next first, then the latest. */
export const ownSeminarSource: OwnSearchSource = {
  kind: 'OWN_SEMINAR',
  names: ['seminars', 'registrations', 'セミナー', '説明会', 'せつめいかい'],
  select({ user, now }, has) {
    const isAhead = isUpcoming('s', now);
    return sql`
    select ${SHOWN}
    from seminar_applications a join seminars s on s.id = a.seminar_id ${ORGANIZER}
    where a.user_id = ${user.id} and a.status <> 'CANCELLED' and ${has(sql`s.search_text`)}
    order by ${isAhead} desc, case when ${isAhead} then s.starts_at end, s.starts_at desc, s.id
    limit ${FOUND_LIMIT}`;
  },
};

/** Upcoming seminars by name, then by description, the next first. */
export const seminarSource: SearchSource = {
  kind: 'SEMINAR',
  parts: ({ search, user, now }) =>
    (['NAMED', 'DESCRIBED'] as const).map(
      (scope) => sql`select s.id from seminars s
      where ${visibleTo(user)} and ${isUpcoming('s', now)} and ${foundBy(search, scope)}
      order by s.starts_at, s.id limit ${FOUND_LIMIT}`,
    ),
  shown: sql`select ${SHOWN} from page join seminars s on s.id = page.id ${ORGANIZER}`,
};

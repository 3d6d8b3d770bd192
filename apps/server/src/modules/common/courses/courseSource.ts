import { sql } from 'kysely';
import { columnsOf } from '../../../platform/json/json.ts';
import { searchWithin } from '../../../platform/search/searchCondition.ts';
import { FOUND_LIMIT, foundColumns, type SearchSource } from '../../../platform/search/searchSource.ts';
import { isFor } from './courseJson.ts';
import { COURSE_TEXT } from './listCourses.ts';

const C = columnsOf<'courses'>('c');

/** The student's courses by the last day. */
export const courseSource: SearchSource = {
  kind: 'COURSE',
  parts: ({ search, user }) => [
    sql`select c.id from courses c where ${isFor(user)} and ${searchWithin(COURSE_TEXT, search)}
    order by c.due_on, c.id limit ${FOUND_LIMIT}`,
  ],
  shown: sql`select ${foundColumns({ id: C('id'), title: C('name'), titleJp: C('name_jp'), party: 'o' })}
    from page join courses c on c.id = page.id
    left join lateral (select c.provider as name, c.provider_jp as name_jp) o on true`,
};

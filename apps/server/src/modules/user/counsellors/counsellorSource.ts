import { sql } from 'kysely';
import { columnsOf } from '../../../platform/json/json.ts';
import { nameOrder } from '../../../platform/page/nameOrder.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { FOUND_LIMIT, foundColumns, type SearchSource } from '../../../platform/search/searchSource.ts';

const C = columnsOf<'counsellors'>('c');

/** The counsellors of the student's university by name. */
export const counsellorSource: SearchSource = {
  kind: 'COUNSELLOR',
  parts: ({ search, user, language }) =>
    user.universityId === null
      ? []
      : [
          sql`select c.id from counsellors c
          where c.university_id = ${user.universityId} and ${searchCondition('c', search) ?? sql`true`}
          order by ${nameOrder('c', language)}, c.id limit ${FOUND_LIMIT}`,
        ],
  shown: sql`select ${foundColumns({ id: C('id'), title: C('name'), titleJp: C('name_jp') })}
    from page join counsellors c on c.id = page.id`,
};

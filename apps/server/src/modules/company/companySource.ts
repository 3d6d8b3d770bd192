import { sql } from 'kysely';
import { columnsOf } from '../../platform/json/json.ts';
import { readingOrder } from '../../platform/page/nameOrder.ts';
import { searchIn } from '../../platform/search/searchCondition.ts';
import { FOUND_LIMIT, foundColumns, type SearchSource } from '../../platform/search/searchSource.ts';

const C = columnsOf<'companies'>('c');

/** Companies by name, then by description, in the order of their list. */
export const companySource: SearchSource = {
  kind: 'COMPANY',
  parts: ({ search, language }) =>
    (['NAMED', 'DESCRIBED'] as const).map(
      (scope) => sql`select c.id from companies c where ${searchIn(scope, 'c', search) ?? sql`true`}
      order by ${readingOrder('c', language)}, c.id limit ${FOUND_LIMIT}`,
    ),
  shown: sql`select ${foundColumns({ id: C('id'), title: C('name'), titleJp: C('name_jp') })}
    from page join companies c on c.id = page.id`,
};

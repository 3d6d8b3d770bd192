import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { universityJson, type University } from './universityJson.ts';

/** A page of universities by name, as JSON text. */
export function listUniversities(
  database: Kysely<Database>,
  search: string | undefined,
  page: PageRequest,
): Promise<RowsJson<University>> {
  return runRows(database, universityPage(search, page));
}

/** How many universities match, counted up to the limit of a total. */
export function countUniversities(database: Kysely<Database>, search: string | undefined): Promise<number> {
  return countRows(database, sql`select from universities u where ${found(search)}`);
}

/** The statement of a page. */
export function universityPage(
  search: string | undefined,
  page: PageRequest,
): RawBuilder<SelectedRows<University>> {
  return selectRows(
    universityJson('u'),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select u.id, row_number() over (order by u.name, u.id) as place
      from universities u where ${found(search)}
      order by u.name, u.id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join universities u on u.id = page.id`,
  );
}

function found(search: string | undefined): RawBuilder<SqlBool> {
  return searchCondition('u', search) ?? sql<SqlBool>`true`;
}

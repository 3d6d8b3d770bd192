import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { universityJson } from './universityJson.ts';

/** A page of universities by name, as JSON text. */
export async function listUniversities(
  database: Kysely<Database>,
  search: string | undefined,
  page: PageRequest,
): Promise<RowsJson> {
  const { rows } = await universityPage(search, page).execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many universities match, counted up to the limit of a total. */
export async function countUniversities(
  database: Kysely<Database>,
  search: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from universities u where ${found(search)} limit ${TOTAL_LIMIT}) counted`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** The statement of a page. */
export function universityPage(search: string | undefined, page: PageRequest): RawBuilder<RowsJson> {
  return sql<RowsJson>`
    with page as materialized (
      select u.id, row_number() over (order by u.name, u.id) as place
      from universities u where ${found(search)}
      order by u.name, u.id limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(${universityJson('u')} order by page.place), '[]')::text as rows, count(*)::int as count
    from page join universities u on u.id = page.id`;
}

function found(search: string | undefined): RawBuilder<SqlBool> {
  return searchCondition('u', search) ?? sql<SqlBool>`true`;
}

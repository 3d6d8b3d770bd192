import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sliceOf, TOTAL_LIMIT, type PageRequest } from '../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../platform/page/rowsJson.ts';
import { rankedRows } from '../../platform/search/rankedRows.ts';
import { and, searchIn, type SearchPlace } from '../../platform/search/searchCondition.ts';
import { companySummary } from './companySummary.ts';

/** What a list of companies can be asked for (company contract, `listCompanies`). */
export interface CompanyFilter {
  readonly search?: string | undefined;
  readonly industryId?: readonly string[] | undefined;
}

/** A page of companies by name, as JSON text; those that a search finds by name come first. */
export async function listCompanies(
  database: Kysely<Database>,
  filter: CompanyFilter,
  page: PageRequest,
  now: Date,
): Promise<RowsJson> {
  return rankedRows(filter.search, sliceOf(page), {
    async rows(place, { offset, size }) {
      const { rows } = await sql<RowsJson>`
        with page as materialized (
          select c.id, row_number() over (order by c.name, c.id) as place
          from companies c where ${matching(filter, place)}
          order by c.name, c.id limit ${size} offset ${offset}
        )
        select coalesce(json_agg(${companySummary('c', now)} order by page.place), '[]')::text as rows, count(*)::int as count
        from page join companies c on c.id = page.id`.execute(database);
      return rows[0] ?? NO_ROWS;
    },
    total: (place) => countCompanies(database, filter, place),
  });
}

/** How many companies match, counted up to the limit of a total. */
export async function countCompanies(
  database: Kysely<Database>,
  filter: CompanyFilter,
  place?: SearchPlace,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from companies c where ${matching(filter, place)} limit ${TOTAL_LIMIT}) counted`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

function matching(
  { search, industryId = [] }: CompanyFilter,
  place: SearchPlace = 'ANYWHERE',
): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  const found = searchIn(place, 'c', search);
  if (found !== undefined) conditions.push(found);
  if (industryId.length > 0) {
    conditions.push(sql<SqlBool>`c.industry_id = any(array(
      select id from industries where id = any(${industryId}::uuid[]) or parent_id = any(${industryId}::uuid[])))`);
  }
  return and(conditions);
}

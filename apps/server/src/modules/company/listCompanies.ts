import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sliceOf, type PageRequest } from '../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../platform/page/rowsJson.ts';
import { rankedRows } from '../../platform/search/rankedRows.ts';
import { and, searchIn, type SearchScope } from '../../platform/search/searchCondition.ts';
import { companySummary, type CompanySummary } from './companySummary.ts';

/** What a list of companies can be asked for (company contract, `listCompanies`). */
export interface CompanyFilter {
  readonly search?: string | undefined;
  readonly industryId?: readonly string[] | undefined;
}

/** A page of companies by name, as JSON text; those that a search finds by name come first. */
export function listCompanies(
  database: Kysely<Database>,
  filter: CompanyFilter,
  page: PageRequest,
  now: Date,
): Promise<RowsJson<CompanySummary>> {
  return rankedRows(filter.search, sliceOf(page), {
    rows(place, { offset, size }) {
      return readRows(
        database,
        companySummary('c', now),
        sql`page.place`,
        (selected) => sql`
        with page as materialized (
          select c.id, row_number() over (order by c.name, c.id) as place
          from companies c where ${matching(filter, place)}
          order by c.name, c.id limit ${size} offset ${offset}
        )
        select ${selected}
        from page join companies c on c.id = page.id`,
      );
    },
    total: (place) => countCompanies(database, filter, place),
  });
}

/** How many companies match, counted up to the limit of a total. */
export function countCompanies(
  database: Kysely<Database>,
  filter: CompanyFilter,
  place?: SearchScope,
): Promise<number> {
  return countRows(database, sql`select from companies c where ${matching(filter, place)}`);
}

function matching(
  { search, industryId = [] }: CompanyFilter,
  place: SearchScope = 'ANYWHERE',
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

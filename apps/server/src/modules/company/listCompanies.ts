import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../platform/page/list.ts';
import { readingOrder } from '../../platform/page/nameOrder.ts';
import type { Language } from '../../platform/problem/language.ts';
import { and, searchIn, type SearchScope } from '../../platform/search/searchCondition.ts';
import { companySummary, type CompanySummary } from './companySummary.ts';

/** Filters of the company list (company contract, `listCompanies`). */
export interface CompanyFilter {
  readonly search?: string | undefined;
  readonly industryId?: readonly string[] | undefined;
}

/** Companies by name, in Japanese in the order of the kana. @param searchScope where a search looks */
export const listCompanies = (
  filter: CompanyFilter,
  now: Date,
  language: Language,
  searchScope?: SearchScope,
): List<CompanySummary> => ({
  row: companySummary('c', now),
  id: sql`c.id`,
  from: sql`companies c`,
  where: matching(filter, searchScope),
  order: sql`${readingOrder('c', language)}, c.id`,
});

function matching(
  { search, industryId = [] }: CompanyFilter,
  searchScope: SearchScope = 'ANYWHERE',
): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  const found = searchIn(searchScope, 'c', search);
  if (found !== undefined) conditions.push(found);
  if (industryId.length > 0) {
    conditions.push(sql<SqlBool>`c.industry_id = any(array(
      select id from industries where id = any(${industryId}::uuid[]) or parent_id = any(${industryId}::uuid[])))`);
  }
  return and(conditions);
}

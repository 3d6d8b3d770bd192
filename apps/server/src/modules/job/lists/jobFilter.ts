import { normalizeText } from '@michi/api/text';
import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { and, searchIn, type SearchScope } from '../../../platform/search/searchCondition.ts';
import { canApply, eligibilityRule } from '../posting/eligibility.ts';
import type { ViewerClass } from '../posting/viewer.ts';

export type JobFilter = Omit<Query<typeof manifest.job.listJobs>, 'page' | 'size'>;

export type Audience = JobFilter['audience'];

/**
 * A filter with all places, categories and industries below those it names (`expandFilters`). PostgreSQL plans the statement
 * better when their ids are known.
 */
export interface ExpandedJobFilter extends Omit<JobFilter, 'locationId' | 'categoryId' | 'industryId'> {
  /** Undefined matches all; an empty list matches nothing. */
  readonly locationIds: readonly string[] | undefined;
  readonly categoryIds: readonly string[] | undefined;
  readonly industryIds: readonly string[] | undefined;
  /** The job whose code is the whole search text. */
  readonly codedJobId?: string | undefined;
}

/** SQL condition: row `j` of `jobs` is of the audience, open or not. */
export function ofAudience(
  audience: Audience,
  { universityId }: Pick<ViewerClass, 'universityId'>,
): RawBuilder<SqlBool> {
  return audience === 'PUBLIC'
    ? sql<SqlBool>`j.audience = 'PUBLIC'`
    : sql<SqlBool>`(j.audience = 'UNIVERSITY' and j.university_id = ${universityId}::uuid)`;
}

/** The search text as a job code; undefined if it cannot be one. */
export function codeOf(search: string | undefined): string | undefined {
  const word = search === undefined ? undefined : normalizeText(search, 'NFKC').trim().toUpperCase();
  return word !== undefined && /^[A-Z0-9-]{4,60}$/.test(word) ? word : undefined;
}

/**
 * SQL condition: row `j` of `jobs` has every word of a search, or the search as its code; true without words. For the rows
 * of one student, which need no index of the code.
 */
export function foundBy(search: string | undefined): RawBuilder<SqlBool> {
  const hasCode = sql<SqlBool>`j.code = ${codeOf(search) ?? ''}`;
  return searchIn('ANYWHERE', 'j', search, hasCode) ?? sql<SqlBool>`true`;
}

/** SQL condition: row `j` of `jobs` is of the audience and open for applications. */
export function openTo(
  audience: Audience,
  viewer: Pick<ViewerClass, 'universityId'>,
  now: Date,
): RawBuilder<SqlBool> {
  return and([
    ofAudience(audience, viewer),
    sql<SqlBool>`not j.is_closed`,
    sql<SqlBool>`j.open_until > ${now.toISOString()}::timestamptz`,
  ]);
}

/** SQL condition: row `j` of `jobs` is open and matches every filter. */
export function matching(
  filter: ExpandedJobFilter,
  viewer: ViewerClass,
  now: Date,
  searchScope: SearchScope = 'ANYWHERE',
): RawBuilder<SqlBool> {
  return and([openTo(filter.audience, viewer, now), ...filterConditions(filter, viewer, now, searchScope)]);
}

function filterConditions(
  filter: ExpandedJobFilter,
  viewer: ViewerClass,
  now: Date,
  searchScope: SearchScope,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const text = (column: string, values: readonly string[] = []) => {
    const named = sql.ref(`j.${column}`);
    const [only, ...others] = values;
    if (only === undefined) return;
    // An index returns rows in its order for one value, but not for several.
    conditions.push(
      others.length === 0
        ? sql<SqlBool>`${named} = ${only}`
        : sql<SqlBool>`${named} = any(${values}::text[])`,
    );
  };
  const hasCode = filter.codedJobId === undefined ? undefined : sql<SqlBool>`j.id = ${filter.codedJobId}`;
  const found = searchIn(searchScope, 'j', filter.search, hasCode);
  if (found !== undefined) conditions.push(found);
  text('employment_status', filter.employmentStatus);
  text('work_style', filter.workStyle);
  text('english_use', filter.englishUse);
  if (filter.kind !== undefined) conditions.push(sql<SqlBool>`j.kind = ${filter.kind}`);
  if (filter.isFlextime !== undefined) conditions.push(sql<SqlBool>`j.is_flextime = ${filter.isFlextime}`);
  if (filter.companyId !== undefined) conditions.push(sql<SqlBool>`j.company_id = ${filter.companyId}`);
  if (filter.salaryFrom !== undefined) conditions.push(sql<SqlBool>`j.monthly_yen >= ${filter.salaryFrom}`);
  if (filter.startFrom !== undefined)
    conditions.push(sql<SqlBool>`j.start_date >= ${filter.startFrom}::date`);
  if (filter.graduationYear !== undefined && filter.graduationYear.length > 0) {
    conditions.push(
      sql<SqlBool>`(j.graduation_years = '{}' or j.graduation_years && ${filter.graduationYear}::integer[])`,
    );
  }
  if (filter.locationIds !== undefined) {
    conditions.push(sql<SqlBool>`j.location_ids && ${filter.locationIds}::uuid[]`);
  }
  if (filter.categoryIds !== undefined) {
    conditions.push(sql<SqlBool>`j.category_id = any(${filter.categoryIds}::uuid[])`);
  }
  if (filter.industryIds !== undefined) {
    conditions.push(
      sql<SqlBool>`j.company_id in (select c.id from companies c where c.industry_id = any(${filter.industryIds}::uuid[]))`,
    );
  }
  if (filter.answersWithinDays !== undefined) {
    conditions.push(
      sql<SqlBool>`j.company_id in (select c.id from companies c where c.response_days <= ${filter.answersWithinDays})`,
    );
  }
  if (filter.canApply === true) conditions.push(canApply(eligibilityRule('j', viewer, now)));
  return conditions;
}

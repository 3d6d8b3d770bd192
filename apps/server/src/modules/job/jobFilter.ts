import type { manifest, Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { and, searchCondition } from '../../platform/search/searchCondition.ts';
import { canApply, eligibilityRule } from './eligibility.ts';
import type { Viewer } from './viewer.ts';

/** What a list of jobs can be asked for (job contract, `listJobs`), its page aside. */
export type JobFilter = Omit<Query<typeof manifest.job.listJobs>, 'page' | 'size'>;

export type Audience = JobFilter['audience'];

/** That a row of `jobs` under the alias `j` is of the audience, whether open or not; no university, no such jobs. */
export function ofAudience(audience: Audience, viewer: Viewer): RawBuilder<SqlBool> {
  return audience === 'PUBLIC'
    ? sql<SqlBool>`j.audience = 'PUBLIC'`
    : sql<SqlBool>`(j.audience = 'UNIVERSITY' and j.university_id = ${viewer.universityId}::uuid)`;
}

/** That a row of `jobs` under the alias `j` is of the audience and takes applications now. */
export function openTo(audience: Audience, viewer: Viewer, now: Date): RawBuilder<SqlBool> {
  return and([
    ofAudience(audience, viewer),
    sql<SqlBool>`not j.is_closed`,
    sql<SqlBool>`j.open_until > ${now.toISOString()}::timestamptz`,
  ]);
}

/** That a row of `jobs` under the alias `j` is open and matches every filter. */
export function matching(filter: JobFilter, viewer: Viewer, now: Date): RawBuilder<SqlBool> {
  return and([openTo(filter.audience, viewer, now), ...asked(filter, viewer, now)]);
}

function asked(filter: JobFilter, viewer: Viewer, now: Date): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const text = (column: string, values: readonly string[] = []) => {
    if (values.length > 0) conditions.push(sql<SqlBool>`${sql.ref(`j.${column}`)} = any(${values}::text[])`);
  };
  const found = searchCondition('j', filter.search);
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
  if (filter.locationId !== undefined && filter.locationId.length > 0) {
    conditions.push(sql<SqlBool>`j.location_ids && ${filter.locationId}::uuid[]`);
  }
  if (filter.categoryId !== undefined && filter.categoryId.length > 0) {
    conditions.push(sql<SqlBool>`j.category_id = any(${within('job_categories', filter.categoryId)})`);
  }
  if (filter.industryId !== undefined && filter.industryId.length > 0) {
    conditions.push(
      sql<SqlBool>`j.company_id in (select c.id from companies c where c.industry_id = any(${within('industries', filter.industryId)}))`,
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

/** The categories named, and those below them. */
export function within(table: 'job_categories' | 'industries', ids: readonly string[]): RawBuilder<unknown> {
  return sql`array(select k.id from ${sql.table(table)} k where k.id = any(${ids}::uuid[]) or k.parent_id = any(${ids}::uuid[]))`;
}

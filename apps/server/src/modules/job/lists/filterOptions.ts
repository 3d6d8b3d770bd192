import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { locationJson } from '../../common/index.ts';
import { categoryLabel, categoryTree } from '../../company/index.ts';
import { openTo, type Audience } from './jobFilter.ts';
import type { Viewer } from '../posting/viewer.ts';

/** Yen a month from one range of pay to the next (job contract, `SalaryBucket`). */
const SALARY_STEP = 10_000;

/** Ranges of pay an answer may hold. */
const SALARY_RANGES = 50;

/** Everything the open jobs of an audience can be filtered by, with counts, as JSON text. */
export async function filterOptions(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ options: string }>`
    with open as materialized (
      select j.id, j.company_id, j.category_id, j.work_style, j.employment_status, j.graduation_years, j.monthly_yen
      from jobs j where ${openTo(audience, viewer, now)}
    )
    select json_build_object(
      'locations', ${list(sql`json_build_object('location', ${locationJson('l')}, 'jobCount', n.jobs)
        order by l.position, l.region nulls last, n.jobs desc, l.city`)}
        from (select at.location_id, count(*) as jobs from open join job_locations at on at.job_id = open.id
          group by 1 order by 2 desc limit 2000) n join locations l on l.id = n.location_id),
      'categories', ${list(sql`json_build_object('category', ${categoryLabel('k')}, 'jobCount', n.jobs)
        order by n.jobs desc, k.title`)}
        from (select category_id, count(*) as jobs from open group by 1 order by 2 desc limit 500) n
        join job_categories k on k.id = n.category_id),
      'industries', ${list(sql`json_build_object('category', ${categoryLabel('i')}, 'jobCount', n.jobs)
        order by n.jobs desc, i.title`)}
        from (select c.industry_id, count(*) as jobs from open join companies c on c.id = open.company_id
          group by 1 order by 2 desc limit 500) n join industries i on i.id = n.industry_id),
      'workStyles', ${list(sql`json_build_object('workStyle', n.work_style, 'jobCount', n.jobs)
        order by n.jobs desc, n.work_style`)}
        from (select work_style, count(*) as jobs from open where work_style is not null group by 1) n),
      'employmentStatuses', ${list(sql`json_build_object('employmentStatus', n.employment_status, 'jobCount', n.jobs)
        order by n.jobs desc, n.employment_status`)}
        from (select employment_status, count(*) as jobs from open group by 1) n),
      'graduationYears', ${list(sql`json_build_object('graduationYear', n.year, 'jobCount', n.jobs) order by n.year`)}
        from (select year, count(*) as jobs from open, unnest(graduation_years) year
          group by 1 order by 2 desc limit 20) n),
      'salary', ${list(sql`json_build_object('from', n.floor, 'to', n.floor + ${SALARY_STEP}::bigint, 'jobCount', n.jobs)
        order by n.floor`)}
        from (select monthly_yen / ${SALARY_STEP}::bigint * ${SALARY_STEP}::bigint as floor, count(*) as jobs
          from open where monthly_yen is not null group by 1 order by 2 desc limit ${SALARY_RANGES}) n)
    )::text as options`.execute(database);
  return rows[0]?.options ?? '{}';
}

/** The beginning of a subquery that gathers its rows into a list. */
function list(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(${row}), '[]')`;
}

/** Job categories nested by parent, with the open public jobs of each, as JSON text. */
export async function jobCategoryTree(database: Kysely<Database>, now: Date): Promise<string> {
  return categoryTree(
    database,
    'job_categories',
    sql`select j.category_id as id, count(*)::int as jobs from jobs j
      where j.audience = 'PUBLIC' and not j.is_closed and j.open_until > ${now.toISOString()}::timestamptz
      group by j.category_id`,
  );
}

import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { json, listOf } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { locationJson } from '../../common/index.ts';
import { categoryLabel, categoryTree, type CategoryNode } from '../../company/index.ts';
import { openTo, type Audience } from './jobFilter.ts';
import type { Viewer } from '../posting/viewer.ts';

/** Yen a month between two ranges of pay (job contract, `SalaryBucket`). */
const SALARY_STEP = 10_000;

/** Most ranges of pay in a response. */
const SALARY_RANGES = 50;

type Options = ResponseBody<typeof manifest.job.listAdvancedFilterOptions, 200>['data'];
type Option<Name extends keyof Options> = Options[Name][number];

const JOBS = sql<number>`n.jobs`;

/** The filter options of the open jobs of an audience, with counts. */
export function filterOptions(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Options>> {
  const options = json<Options>({
    locations: listOf(json<Option<'locations'>>({ location: locationJson('l'), jobCount: JOBS }), {
      order: sql`l.position, l.region nulls last, n.jobs desc, l.city`,
      // A job in two cities of a country is one job there.
      from: sql`(with recursive within as (
          select at.job_id, at.location_id from open join job_locations at on at.job_id = open.id
          union
          select w.job_id, l.parent_id from within w join locations l on l.id = w.location_id where l.parent_id is not null
        )
        select location_id, count(*) as jobs from within group by 1 order by 2 desc limit 2000) n
        join locations l on l.id = n.location_id`,
    }),
    categories: listOf(json<Option<'categories'>>({ category: categoryLabel('k'), jobCount: JOBS }), {
      order: sql`n.jobs desc, k.title`,
      from: sql`(select category_id, count(*) as jobs from open group by 1 order by 2 desc limit 500) n
        join job_categories k on k.id = n.category_id`,
    }),
    industries: listOf(json<Option<'industries'>>({ category: categoryLabel('i'), jobCount: JOBS }), {
      order: sql`n.jobs desc, i.title`,
      from: sql`(select c.industry_id, count(*) as jobs from open join companies c on c.id = open.company_id
        group by 1 order by 2 desc limit 500) n join industries i on i.id = n.industry_id`,
    }),
    workStyles: listOf(
      json<Option<'workStyles'>>({
        workStyle: sql<Option<'workStyles'>['workStyle']>`n.work_style`,
        jobCount: JOBS,
      }),
      {
        order: sql`n.jobs desc, n.work_style`,
        from: sql`(select work_style, count(*) as jobs from open where work_style is not null group by 1) n`,
      },
    ),
    employmentStatuses: listOf(
      json<Option<'employmentStatuses'>>({
        employmentStatus: sql<Option<'employmentStatuses'>['employmentStatus']>`n.employment_status`,
        jobCount: JOBS,
      }),
      {
        order: sql`n.jobs desc, n.employment_status`,
        from: sql`(select employment_status, count(*) as jobs from open group by 1) n`,
      },
    ),
    graduationYears: listOf(
      json<Option<'graduationYears'>>({ graduationYear: sql<number>`n.year`, jobCount: JOBS }),
      {
        order: sql`n.year`,
        from: sql`(select year, count(*) as jobs from open, unnest(graduation_years) year
          group by 1 order by 2 desc limit 20) n`,
      },
    ),
    salary: listOf(
      json<Option<'salary'>>({
        from: sql<number>`n.floor`,
        to: sql<number>`n.floor + ${SALARY_STEP}::bigint`,
        jobCount: JOBS,
      }),
      {
        order: sql`n.floor`,
        from: sql`(select monthly_yen / ${SALARY_STEP}::bigint * ${SALARY_STEP}::bigint as floor, count(*) as jobs
          from open where monthly_yen is not null group by 1 order by 2 desc limit ${sql.lit(SALARY_RANGES)}) n`,
      },
    ),
  });
  return readOneJson(
    database,
    options,
    (selected) => sql`
      with open as materialized (
        select j.id, j.company_id, j.category_id, j.work_style, j.employment_status, j.graduation_years, j.monthly_yen
        from jobs j where ${openTo(audience, viewer, now)}
      )
      select ${selected}`,
  );
}

/** Job categories nested by parent, with the number of open public jobs of each. */
export function jobCategoryTree(database: Kysely<Database>, now: Date): Promise<JsonText<CategoryNode[]>> {
  return categoryTree(
    database,
    'job_categories',
    sql`select j.category_id as id, count(*)::int as jobs from jobs j
      where j.audience = 'PUBLIC' and not j.is_closed and j.open_until > ${now.toISOString()}::timestamptz
      group by j.category_id`,
  );
}

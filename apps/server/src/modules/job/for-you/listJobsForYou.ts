import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { PLANNED_FOR_VALUES } from '../../../platform/database/preparedStatements.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { json } from '../../../platform/json/json.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, readRows, type RowsJson, runTotal, selectTotal } from '../../../platform/page/rowsJson.ts';
import { and } from '../../../platform/search/searchCondition.ts';
import { canApply, eligibilityRule } from '../posting/eligibility.ts';
import { openTo } from '../lists/jobFilter.ts';
import { jobJson } from '../posting/jobJson.ts';
import { classOf, type Viewer } from '../posting/viewer.ts';
import type { StudentInterests } from './studentInterests.ts';

type JobForYou = ResponseBody<typeof manifest.job.listJobsForYou, 200>['data']['data'][number];
type MatchKind = JobForYou['matches'][number];

/** Why a job matches a student, as a condition on row `j` of `jobs`. */
type Reason = readonly [kind: MatchKind, holds: RawBuilder<SqlBool>];

interface Found {
  readonly id: string;
  readonly matches: readonly MatchKind[];
}

/**
 * Jobs that match the profile, most reasons first, then newest. Jobs with fewer reasons are queried only when those
 * with more do not fill the page.
 */
export async function listJobsForYou(
  database: Kysely<Database>,
  interests: StudentInterests,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<JobForYou>> {
  const needed = pageOffset(page) + page.size;
  const found: Found[] = [];
  for (const statement of forYouTiers(interests, needed, viewer, now)) {
    if (found.length >= needed) break;
    found.push(...(await statement.execute(database)).rows);
  }
  const shown = found.slice(pageOffset(page), needed);
  if (shown.length === 0) return NO_ROWS;
  return readRows(
    database,
    json<JobForYou>({
      job: jobJson('j', viewer, now),
      matches: sql<MatchKind[]>`shown.matches`,
    }),
    sql`shown.place`,
    (selected) => sql`
    select ${selected}
    from (select (one ->> 'id')::uuid as id, one -> 'matches' as matches, place
      from json_array_elements(${JSON.stringify(shown)}::json) with ordinality as list (one, place)) shown
    join jobs j on j.id = shown.id`,
  );
}

export async function countJobsForYou(
  database: Kysely<Database>,
  interests: StudentInterests,
  viewer: Viewer,
  now: Date,
): Promise<number> {
  const statement = forYouTotal(interests, viewer, now);
  if (statement === undefined) return 0;
  return runTotal(database, statement);
}

/**
 * The statements that find jobs, those with most reasons first. Each reads a set of reasons in the order of an index.
 * @param needed how many rows of each statement can be shown
 */
export function forYouTiers(
  interests: StudentInterests,
  needed: number,
  viewer: Viewer,
  now: Date,
): readonly RawBuilder<Found>[] {
  const reasons = reasonsOf(interests);
  const sets = setsOf(reasons);
  return reasons.map((_, index) => {
    const lists = sets
      .filter(({ chosen }) => chosen.length === reasons.length - index)
      .map(({ chosen, others }) => {
        const conditions = [
          openToApply(viewer, now),
          ...chosen.map(([, holds]) => holds),
          ...others.map(([, holds]) => sql<SqlBool>`(${holds}) is not true`),
        ];
        return sql`(select j.id, j.posted_at, ${chosen.map(([kind]) => kind)}::text[] as matches
          from jobs j where ${and(conditions)} order by j.posted_at desc, j.id desc limit ${needed})`;
      });
    return sql<Found>`
      select found.id, found.matches from (${sql.join(lists, sql` union all `)}) found
      order by found.posted_at desc, found.id desc limit ${needed} ${PLANNED_FOR_VALUES}`;
  });
}

export function forYouTotal(
  interests: StudentInterests,
  viewer: Viewer,
  now: Date,
): RawBuilder<{ total: number }> | undefined {
  const reasons = reasonsOf(interests);
  if (reasons.length === 0) return undefined;
  const any = sql.join(
    reasons.map(([, holds]) => holds),
    sql` or `,
  );
  return selectTotal(sql`select from jobs j where ${openToApply(viewer, now)} and (${any})`);
}

/** SQL condition: row `j` of `jobs` is public and open to the student, who has not applied. */
export function openToApply(viewer: Viewer, now: Date): RawBuilder<SqlBool> {
  return and([
    openTo('PUBLIC', viewer, now),
    canApply(eligibilityRule('j', classOf(viewer), now)),
    sql<SqlBool>`not exists (select from applications a
      where a.user_id = ${viewer.id} and a.job_id = j.id and a.applied_at is not null)`,
  ]);
}

/** A job for any graduation year does not match by year, and a job without required English not by language. */
function reasonsOf({
  categoryIds,
  locationIds,
  graduationYear,
  speaksEnglish,
}: StudentInterests): readonly Reason[] {
  const reasons: Reason[] = [];
  if (categoryIds.length > 0) {
    reasons.push(['FIELD', sql<SqlBool>`j.category_id = any(${categoryIds}::uuid[])`]);
  }
  if (locationIds.length > 0) {
    reasons.push(['PLACE', sql<SqlBool>`j.location_ids && ${locationIds}::uuid[]`]);
  }
  if (graduationYear !== null) {
    reasons.push([
      'GRADUATION_YEAR',
      sql<SqlBool>`j.graduation_years && array[${graduationYear}]::integer[]`,
    ]);
  }
  if (speaksEnglish) {
    reasons.push(['LANGUAGE', sql<SqlBool>`j.english_use in ('READING', 'CONVERSATION', 'BUSINESS')`]);
  }
  return reasons;
}

interface ReasonSet {
  readonly chosen: readonly Reason[];
  readonly others: readonly Reason[];
}

/** All non-empty subsets, at most fifteen. */
function setsOf(reasons: readonly Reason[]): readonly ReasonSet[] {
  return Array.from({ length: 2 ** reasons.length - 1 }, (_, index) => {
    const isChosen = (_reason: Reason, position: number) => ((index + 1) & (1 << position)) !== 0;
    return {
      chosen: reasons.filter(isChosen),
      others: reasons.filter((reason, position) => !isChosen(reason, position)),
    };
  });
}

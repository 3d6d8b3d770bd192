import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createRowCache, type RowCacheParts, type Sources } from './rowCache.ts';
import { FAVORITE_DAYS, nextOf, timeOf } from './moments.ts';
import { JOB_MOMENTS, SEMINAR_MOMENTS } from './sharedTables.ts';

/** What the responses with a student's own rows are made of: also the jobs and seminars that these name. */
export interface OwnSources extends Sources {
  /** The earliest time, in milliseconds, of a request whose response is made of them. */
  readonly from: number;
  /** Jobs that the student has applied to, was recommended for or likes. */
  readonly jobs: ReadonlySet<string>;
  /** Field of study at the latest school after high school; null where the profile has none. */
  readonly fieldOfStudy: string | null;
}

/** Reads what the own rows of a student name, once until that changes. */
export type ReadOwnSources = (userId: string) => Promise<OwnSources>;

/** Students of whom something is kept. */
export const MAX_STUDENTS = 30_000;

/** Milliseconds that a request may have begun earlier: moments since then count as ahead. */
const BEGUN_BEFORE = 1_000;

export function createOwnSources(
  parts: RowCacheParts & { readonly database: Kysely<Database> },
): ReadOwnSources {
  const cache = createRowCache<OwnSources>(parts, MAX_STUDENTS);
  return (userId) =>
    cache.get(userId, async () => {
      const value = await readOwnSources(parts.database, userId, parts.clock.now().getTime() - BEGUN_BEFORE);
      return { value, sources: value };
    });
}

/** A job counts with its company, which tells how many open jobs it has. */
export async function readOwnSources(
  database: Kysely<Database>,
  userId: string,
  from: number,
): Promise<OwnSources> {
  const moments = sql`
    select unnest(array[answer_by, result_expected_by]) as moment from applications where user_id = ${userId}
    union all
    select unnest(array[i.starts_at, i.ends_at]) from interviews i join applications a on a.id = i.application_id
    where a.user_id = ${userId}
    union all
    select o.expires_at from job_offers o join applications a on a.id = o.application_id where a.user_id = ${userId}
    union all
    select unnest(array[j.apply_by, j.apply_by - make_interval(days => ${sql.lit(FAVORITE_DAYS)})])
    from jobs j where j.id in (
      select job_id from job_favorites where user_id = ${userId}
      union select job_id from begun)
    union all
    select unnest(${JOB_MOMENTS}) from jobs j where j.company_id in (select company_id from named)
    union all
    select unnest(${SEMINAR_MOMENTS}) from seminars s where s.id in (select id from own_seminars)
    union all
    select seat_held_until from seminar_applications
    where status = 'SEAT_HELD' and seminar_id in (select id from own_seminars)`;
  const { rows } = await sql<{
    jobs: readonly string[];
    seminars: readonly string[];
    companies: readonly string[];
    next: string | null;
    field: string | null;
  }>`
    with own_jobs as materialized (
      select job_id as id from applications where user_id = ${userId}
      union select job_id from job_favorites where user_id = ${userId}
    ), own_seminars as materialized (
      select seminar_id as id from seminar_applications where user_id = ${userId}
      union select seminar_id from seminar_favorites where user_id = ${userId}
    ), begun as materialized (
      select distinct job_id from profile_answers where user_id = ${userId} and job_id is not null
    ), named as materialized (
      select j.company_id from own_jobs join jobs j on j.id = own_jobs.id
      union select j.company_id from begun join jobs j on j.id = begun.job_id
      union select s.company_id from own_seminars join seminars s on s.id = own_seminars.id
      where s.company_id is not null
    )
    select array(select id from own_jobs) as jobs, array(select id from own_seminars) as seminars,
      array(select company_id from named) as companies, ${nextOf(moments, new Date(from))} as next,
      ${fieldOfStudyOf(userId)} as field`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The statement has no row.');
  return {
    tables: [],
    ids: [userId, ...row.companies, ...row.seminars],
    until: timeOf(row.next),
    from,
    jobs: new Set(row.jobs),
    fieldOfStudy: row.field,
  };
}

/** What is made of them for a request of this time. */
export const sourcesAt = ({ ids, from, until }: OwnSources, now: Date): Sources => ({
  tables: [],
  ids,
  // A moment may have passed unnoticed meanwhile.
  until: from <= now.getTime() ? until : 0,
});

/** SQL expression: the field of study at the latest school after high school; null where the profile has none. */
export function fieldOfStudyOf(userId: string) {
  return sql<string | null>`(select school ->> 'artsOrScience'
    from student_profiles p, jsonb_array_elements(p.education) school
    where p.user_id = ${userId} and school ->> 'artsOrScience' is not null
      and school ->> 'schoolType' not in ('JUNIOR_HIGH_SCHOOL', 'HIGH_SCHOOL')
    order by school ->> 'graduationMonth' desc nulls first limit 1)`;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayAt, dayBegins, daysLater } from '../calendar/days.ts';
import type { Database } from '../database/schema.ts';
import type { ResponseSource, SharedTable } from './responseSources.ts';

/**
 * Moments at which a response changes although no row does, such as a deadline. They are those with which the statements
 * of the responses compare the time of the request; `currentResponses.test.ts` jumps to each of them.
 */
const OF_TABLES: Partial<Record<SharedTable, RawBuilder<unknown>>> = {
  // Postings are stale after ninety days (`posting/eligibility.ts`).
  jobs: sql`
    select unnest(array[open_until, entry_deadline, university_deadline, updated_at + interval '90 days']) as moment
    from jobs`,
  posts: sql`select published_at as moment from posts`,
  seminars: sql`
    select unnest(array[open_until, starts_at, ends_at]) as moment from seminars
    union all
    select seat_held_until from seminar_applications where status = 'SEAT_HELD'`,
};

const ofStudent = (userId: string): RawBuilder<unknown> => sql`
  select unnest(array[answer_by, result_expected_by]) as moment from applications where user_id = ${userId}
  union all
  select unnest(array[i.starts_at, i.ends_at]) from interviews i join applications a on a.id = i.application_id
  where a.user_id = ${userId}
  union all
  select o.expires_at from job_offers o join applications a on a.id = o.application_id where a.user_id = ${userId}
  union all
  -- A favorite becomes a step thirty days before its deadline (dashboard/studentJobSummary.ts).
  select unnest(array[j.apply_by, j.apply_by - interval '30 days']) from job_favorites f join jobs j on j.id = f.job_id
  where f.user_id = ${userId}`;

/** The first moment from now on at which a shared table reads differently, in milliseconds; Infinity without one. */
export async function nextOfTable(
  database: Kysely<Database>,
  table: SharedTable,
  now: Date,
): Promise<number> {
  const moments = OF_TABLES[table];
  return moments === undefined ? Number.POSITIVE_INFINITY : first(database, moments, now);
}

/** As `nextOfTable`, for the student's own applications and favorites. */
export const nextOfStudent = (database: Kysely<Database>, userId: string, now: Date): Promise<number> =>
  first(database, ofStudent(userId), now);

// A condition may hold until or through a moment, so the present one counts as ahead.
async function first(database: Kysely<Database>, moments: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{ next: string | null }>`
    select min(moment) as next from (${moments}) ahead
    where moment >= ${now.toISOString()}::timestamptz and moment < 'infinity'`.execute(database);
  const next = rows[0]?.next ?? null;
  return next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
}

const QUARTER_HOUR = 15 * 60_000;

/** When the response changes with the calendar, in milliseconds. */
export function calendarEnd({ changesWith }: ResponseSource, timezone: string, now: Date): number {
  if (changesWith === undefined) return Number.POSITIVE_INFINITY;
  if (changesWith === 'QUARTER_HOUR') return Math.ceil(now.getTime() / QUARTER_HOUR) * QUARTER_HOUR;
  return dayBegins(daysLater(dayAt(now, timezone), 1), timezone).getTime();
}

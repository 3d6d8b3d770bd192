import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayEnds } from '../calendar/days.ts';
import type { Database } from '../database/schema.ts';
import type { ResponseSource, SharedTable } from './responseSources.ts';

/** Days without an update after which a job is stale (job contract, `isStale`). */
export const STALE_DAYS = 90;

/** Days before its deadline from which a favorite becomes a step of the dashboard. */
export const FAVORITE_DAYS = 30;

/** Moments of row `j` of `jobs`. */
export const JOB_MOMENTS = sql`array[j.open_until, j.entry_deadline, j.university_deadline,
  j.updated_at + make_interval(days => ${sql.lit(STALE_DAYS)})]`;

/** Moments of row `s` of `seminars`. */
export const SEMINAR_MOMENTS = sql`array[s.open_until, s.starts_at, s.ends_at]`;

/**
 * Moments at which a response changes although no row does, such as a deadline. They are those with which the statements
 * of the responses compare the time of the request; `currentResponses.test.ts` jumps to each of them.
 */
const OF_TABLES: Partial<Record<SharedTable, RawBuilder<unknown>>> = {
  jobs: sql`select unnest(${JOB_MOMENTS}) as moment from jobs j`,
  posts: sql`select published_at as moment from posts`,
  seminars: sql`
    select unnest(${SEMINAR_MOMENTS}) as moment from seminars s
    union all
    select seat_held_until from seminar_applications where status = 'SEAT_HELD'`,
};

/** The first moment from now on at which a shared table reads differently, in milliseconds; Infinity without one. */
export async function nextOfTable(
  database: Kysely<Database>,
  table: SharedTable,
  now: Date,
): Promise<number> {
  const moments = OF_TABLES[table];
  if (moments === undefined) return Number.POSITIVE_INFINITY;
  const { rows } = await sql<{ next: string | null }>`select ${nextOf(moments, now)} as next`.execute(
    database,
  );
  return timeOf(rows[0]?.next ?? null);
}

/** The first of these moments from now on; null without one. A condition may hold until or through a moment, so the present counts. */
export function nextOf(moments: RawBuilder<unknown>, now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select min(moment) from (${moments}) ahead
    where moment >= ${now.toISOString()}::timestamptz and moment < 'infinity')`;
}

/** In milliseconds. */
export const timeOf = (next: string | null): number =>
  next === null ? Number.POSITIVE_INFINITY : Date.parse(next);

const QUARTER_HOUR = 15 * 60_000;

/** When the response changes with the calendar, in milliseconds. */
export function calendarEnd({ changesWith }: ResponseSource, timezone: string, now: Date): number {
  if (changesWith === undefined) return Number.POSITIVE_INFINITY;
  if (changesWith === 'QUARTER_HOUR') return Math.ceil(now.getTime() / QUARTER_HOUR) * QUARTER_HOUR;
  return dayEnds(now, timezone);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayEnds } from '../calendar/days.ts';
import type { Database } from '../database/schema.ts';
import type { ResponseSource } from './responseSources.ts';
import { declarationOf, type SharedTable } from './sharedTables.ts';

/** Days before its deadline from which a favorite, or a job with answers begun, becomes a step of the dashboard. */
export const FAVORITE_DAYS = 30;

/** The first moment from now on at which a shared table reads differently, in milliseconds; Infinity without one. */
export async function nextOfTable(
  database: Kysely<Database>,
  table: SharedTable,
  now: Date,
): Promise<number> {
  const { moments } = declarationOf(table);
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

import { sql, type RawBuilder } from 'kysely';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

export function resultDays(job: string, company: string): RawBuilder<number | null> {
  return sql`coalesce((${sql.ref(`${job}.terms`)} ->> 'resultWithinDays')::integer, ${sql.ref(`${company}.response_days`)})`;
}

/** When a request for another time is answered: as promised, but before any of the times in question. */
export function beforeTimes(promised: Date | null, times: readonly Date[]): Date | null {
  return promised === null ? null : new Date(Math.min(...[promised, ...times].map((time) => time.getTime())));
}

export function daysAfter(moment: Date, days: number | null): Date | null {
  return days === null ? null : new Date(moment.getTime() + days * MILLISECONDS_A_DAY);
}

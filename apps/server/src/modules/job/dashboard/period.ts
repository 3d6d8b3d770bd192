import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';

/** The time a dashboard looks back over (job contract, `Period`). */
export type Period = Query<typeof manifest.job.getStudentJobSummary>['period'];

/** The first and the last day of a period, both counted, as `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The name of a time zone for the database and for Intl; `JST` is the product's own word for Tokyo's. */
export function timeZoneName(timezone: string): string {
  return timezone === 'JST' ? 'Asia/Tokyo' : timezone;
}

const MONTHS_BACK = { THREE_MONTHS: 3, SIX_MONTHS: 6, ONE_YEAR: 12 } as const;

/**
 * The days of a period that ends on a day. A week begins on Monday, a month on its first; the longer ones end
 * with that day, so that a year to 20 November began on 21 November.
 */
export function daysOf(period: Period, today: string): Days {
  const day = new Date(`${today}T00:00:00Z`);
  if (period === 'THIS_WEEK') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  else if (period === 'THIS_MONTH') day.setUTCDate(1);
  else monthsBack(day, MONTHS_BACK[period]);
  return { from: day.toISOString().slice(0, 10), to: today };
}

/** The day after the same day some months ago; a day that month does not have counts as its last. */
function monthsBack(day: Date, months: number): void {
  const date = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(date, last) + 1);
}

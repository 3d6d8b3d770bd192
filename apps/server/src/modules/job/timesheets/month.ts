import { invalidFields } from '../../../platform/problem/problem.ts';

/** A month, `YYYY-MM`. */
export interface Month {
  readonly name: string;
  /** In order, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** @throws Problem VALIDATION_FAILED for a year outside 1900 to 2100; PostgreSQL does not know 0000 */
export function readMonth(name: string): Month {
  const year = Number(name.slice(0, 4));
  if (year < 1900 || year > 2100) throw invalidFields({ month: 'month' });
  const length = new Date(Date.UTC(year, Number(name.slice(5)), 0)).getUTCDate();
  return {
    name,
    days: Array.from({ length }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`),
  };
}

export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

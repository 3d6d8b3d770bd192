import { daysLater, monthsLater, weeksOfMonth, type Day } from '../../shared/format/days.ts';

/** Request parameters of a small month calendar. */
export interface BookableDays {
  /** First and last bookable day in the weeks of the month, for `dateRange`; null if there is none. */
  readonly range: readonly [Day, Day] | null;
  /** Whether a month before or after can be booked. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/**
 * The days in a month's weeks that can be booked: neither past nor beyond the limit.
 * @param month any day of the month
 * @param furthestDays days from now until which slots can be booked
 * @param firstDay first weekday, 0 for Sunday
 */
export const bookableDays = (
  month: Day,
  today: Day,
  furthestDays: number,
  firstDay: number,
): BookableDays => {
  const days = weeksOfMonth(month, firstDay).flat();
  const last = daysLater(today, furthestDays);
  const from = days.find((day) => day >= today);
  const to = days.findLast((day) => day <= last);
  return {
    range: from === undefined || to === undefined || from > to ? null : [from, to],
    hasBefore: month.slice(0, 7) > today.slice(0, 7),
    hasAfter: monthsLater(`${month.slice(0, 7)}-01`, 1) <= last,
  };
};

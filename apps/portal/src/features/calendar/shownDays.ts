import type { CalendarView } from './calendarAddress.ts';
import { daysLater, monthsLater, weekOf, weeksOfMonth, type Day } from '../../shared/format/days.ts';

/** The days a view shows, and those to fetch: the small month beside it shows more. */
export interface ShownDays {
  readonly from: Day;
  readonly to: Day;
  readonly fetchFrom: Day;
  readonly fetchTo: Day;
}

/** The days of a view. A list covers a month from its day. */
export const shownDays = (view: CalendarView, day: Day, firstDay: number): ShownDays => {
  const weeks = weeksOfMonth(day, firstDay);
  const week = weekOf(day, firstDay);
  const [from, to] =
    view === 'month'
      ? [`${day.slice(0, 7)}-01`, daysLater(monthsLater(`${day.slice(0, 7)}-01`, 1), -1)]
      : view === 'week'
        ? [week[0] ?? day, week.at(-1) ?? day]
        : [day, daysLater(monthsLater(day, 1), -1)];
  const edges = [from, to, weeks[0]?.[0] ?? from, weeks.at(-1)?.at(-1) ?? to].toSorted();
  return { from, to, fetchFrom: edges[0] ?? from, fetchTo: edges.at(-1) ?? to };
};

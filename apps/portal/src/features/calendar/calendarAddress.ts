import type { CalendarEventKind } from '@michi/api/user';
import { daysLater, monthsLater, weekOf, weeksOfMonth, type Day } from '../../shared/format/dates.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { addressOf, asDay, asOneOf, asSomeOf, asText } from '../../shared/navigation/searchParams.ts';
import { kinds } from './kinds.ts';

export const views = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof views)[number];

/** State of the screen in the address. */
export interface CalendarAddress {
  readonly view: CalendarView;
  /** The day whose month or week is shown, or the first day of the list. */
  readonly day: Day;
  readonly kinds: readonly CalendarEventKind[];
  /** Key of the event that is open; null for none. */
  readonly event: string | null;
}

/** Defaults of an empty address. */
interface CalendarDefaults {
  readonly view: CalendarView;
  readonly today: Day;
}

const calendar = addressOf(paths.calendar, {
  view: asOneOf(views),
  date: asDay,
  /** Empty for all kinds; `NONE` for no kind. */
  kinds: asSomeOf([...kinds, 'NONE']),
  event: asText(200),
});

/** Parses an address; invalid values are ignored. */
export const readCalendarAddress = (query: URLSearchParams, defaults: CalendarDefaults): CalendarAddress => {
  const values = calendar.read(query);
  return {
    view: values.view ?? defaults.view,
    day: values.date ?? defaults.today,
    kinds: values.kinds.length === 0 ? kinds : kinds.filter((kind) => values.kinds.includes(kind)),
    event: values.event === '' ? null : values.event,
  };
};

export const toCalendar = (address: CalendarAddress, { today }: Pick<CalendarDefaults, 'today'>): string =>
  calendar.to({
    view: address.view,
    date: address.day === today ? null : address.day,
    kinds:
      address.kinds.length === 0 ? ['NONE'] : address.kinds.length === kinds.length ? [] : [...address.kinds],
    event: address.event ?? '',
  });

/** The days a view shows, and those to fetch: the small month beside it shows more. */
export interface VisibleDays {
  readonly from: Day;
  readonly to: Day;
  readonly fetchFrom: Day;
  readonly fetchTo: Day;
}

/** The days of a view. A list covers a month from its day. */
export const visibleDays = (view: CalendarView, day: Day, firstDay: number): VisibleDays => {
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

import type { CalendarEventKind } from '@michi/api/user';
import { paths, withQuery } from '../../shared/paths.ts';
import { isDay, type Day } from '../../shared/calendar/days.ts';
import { kinds } from './kinds.ts';

/** The ways to see the calendar, in the order of the choice. */
export const views = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof views)[number];

/** What the address of the screen carries. */
export interface CalendarAddress {
  readonly view: CalendarView;
  /** The day in whose month or week the calendar is, or from which the list goes on. */
  readonly day: Day;
  readonly kinds: readonly CalendarEventKind[];
  /** Key of the event that is open; null for none. */
  readonly event: string | null;
}

/** What an address that says nothing means. */
export interface CalendarDefaults {
  readonly view: CalendarView;
  readonly today: Day;
}

/** Reads an address; whatever in it makes no sense counts as not there. */
export const readCalendarAddress = (query: URLSearchParams, defaults: CalendarDefaults): CalendarAddress => {
  const day = query.get('date') ?? '';
  const asked = query.getAll('kinds');
  const chosen = kinds.filter((kind) => asked.includes(kind));
  return {
    view: views.find((view) => view === query.get('view')) ?? defaults.view,
    day: isDay(day) ? day : defaults.today,
    kinds: chosen.length > 0 || asked.includes('NONE') ? chosen : kinds,
    event: query.get('event'),
  };
};

/** Where a state of the calendar is. */
export const toCalendar = (address: CalendarAddress, { today }: Pick<CalendarDefaults, 'today'>): string =>
  withQuery(paths.calendar, {
    view: address.view,
    date: address.day === today ? null : address.day,
    kinds:
      address.kinds.length === kinds.length ? null : address.kinds.length === 0 ? ['NONE'] : address.kinds,
    event: address.event,
  });

import type { CalendarEventKind } from '@michi/api/user';
import { addressOf, asDay, asOneOf, asSomeOf, asText } from '../../shared/navigation/searchParams.ts';
import type { Day } from '../../shared/format/days.ts';
import { paths } from '../../shared/navigation/paths.ts';
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
export interface CalendarDefaults {
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
  const said = calendar.read(query);
  return {
    view: said.view ?? defaults.view,
    day: said.date ?? defaults.today,
    kinds: said.kinds.length === 0 ? kinds : kinds.filter((kind) => said.kinds.includes(kind)),
    event: said.event === '' ? null : said.event,
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

import type { Kysely } from 'kysely';
import type {
  CalendarEntry,
  CalendarQuery,
  CalendarSource,
} from '../../../platform/calendar/calendarSource.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { courseCalendar } from '../../common/index.ts';
import { jobCalendar } from '../../job/index.ts';
import { seminarCalendar } from '../../seminar/index.ts';
import { counsellingCalendar } from '../../university/index.ts';

/** Every service with calendar dates; add new ones here. */
const CALENDAR_SOURCES: readonly CalendarSource[] = [
  jobCalendar,
  seminarCalendar,
  courseCalendar,
  counsellingCalendar,
];

/** `maxItems` of the user contract's `Calendar`. */
const MAX_EVENTS = 5_000;

/** All events of a user in a period, the earliest first. */
export async function collectEvents(
  database: Kysely<Database>,
  question: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const entries = await Promise.all(CALENDAR_SOURCES.map(({ read }) => read(database, question)));
  return entries
    .flat()
    .toSorted((one, other) => compare(orderOf(one), orderOf(other)))
    .slice(0, MAX_EVENTS);
}

/** The text of UTC instants sorts in their order. */
function orderOf({ startsAt, kind, id }: CalendarEntry): string {
  return `${startsAt} ${kind} ${id}`;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

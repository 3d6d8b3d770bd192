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

/** Most events a calendar has (user contract, `Calendar`). */
const MOST = 5_000;

/** Everything of a user that touches a time, the soonest first. */
export async function collectEvents(
  database: Kysely<Database>,
  question: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const entries = await Promise.all(CALENDAR_SOURCES.map(({ read }) => read(database, question)));
  return entries
    .flat()
    .toSorted((one, other) => compare(orderOf(one), orderOf(other)))
    .slice(0, MOST);
}

/** Instants in UTC order as their text does. */
function orderOf({ startsAt, kind, id }: CalendarEntry): string {
  return `${startsAt} ${kind} ${id}`;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

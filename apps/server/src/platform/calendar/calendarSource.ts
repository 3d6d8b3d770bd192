import type { Kysely } from 'kysely';
import type { EventKind } from './eventKind.ts';
import type { Database } from '../database/schema.ts';

/** The user and the time range of a query: from the first instant, before the second. */
export interface CalendarQuery {
  readonly userId: string;
  readonly from: Date;
  readonly before: Date;
  /** The zone of the user's days: `JST` or a name of the IANA database. */
  readonly timezone: string;
  readonly now: Date;
}

/** An event as the user contract's `CalendarEvent` has it; moments are ISO strings in UTC. */
export interface CalendarEntry {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  readonly titleJp: string | null;
  readonly organizer: {
    readonly id: string;
    readonly type: 'COMPANY' | 'STUDENT' | 'UNIVERSITY' | 'JOBHUNTING';
    readonly name: string;
    readonly nameJp: string | null;
  } | null;
  readonly isAllDay: boolean;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isUnanswered: boolean;
  readonly style: 'ONLINE' | 'OFFLINE' | 'BOTH' | null;
  readonly place: string | null;
  readonly placeJp: string | null;
  readonly link: string | null;
  readonly path: string | null;
  /** Path of the application it belongs to, if any. */
  readonly applicationPath?: string;
  /** How often it has changed (RFC 5545, section 3.8.7.4, "SEQUENCE"); for the calendar file alone. */
  readonly revision?: number;
  /** Not fixed although no response is awaited, such as while another time is requested; for the file only. */
  readonly isTentative?: boolean;
}

/** A service's calendar events: each service with dates exports one of these in its `index.ts`. */
export interface CalendarSource {
  readonly name: string;
  /** The events within the range, in any order. */
  readonly read: (database: Kysely<Database>, question: CalendarQuery) => Promise<readonly CalendarEntry[]>;
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The values of the user contract's `CalendarEventKind`. */
export type EventKind =
  | 'INTERVIEW'
  | 'DEADLINE'
  | 'SEMINAR'
  | 'COUNSELLING'
  | 'COURSE'
  | 'RESULT_EXPECTED'
  | 'OTHER';

export interface CalendarQuery {
  readonly userId: string;
  readonly from: Date;
  readonly before: Date;
  /** `JST` or an IANA time zone. */
  readonly timezone: string;
  readonly now: Date;
}

/** An event as in the user contract's `CalendarEvent`; moments are ISO strings in UTC. */
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
  /** Number of changes (RFC 5545, section 3.8.7.4, "SEQUENCE"); for the calendar file only. */
  readonly revision?: number;
  /** For example while another time is requested; for the calendar file only. */
  readonly isTentative?: boolean;
}

/** Each service with dates exports a source in its `index.ts`. */
export interface CalendarSource {
  readonly name: string;
  /** In any order. */
  readonly read: (database: Kysely<Database>, question: CalendarQuery) => Promise<readonly CalendarEntry[]>;
}

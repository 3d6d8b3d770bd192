import ical, { ICalCalendarMethod, type ICalEventStatus } from 'ical-generator';
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../problem/language.ts';
import { dayAt } from './days.ts';

/** The reader of a file. */
export interface FileReader {
  readonly id: string;
  readonly timezone: string;
  readonly language: Language;
}

/** A reply of `route` with the file. */
export interface EventReply {
  readonly status: 200;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly 'Content-Disposition': string };
}

export interface FileEvent {
  readonly id: string;
  /** The part of Michi that created it. */
  readonly product: string;
  /** The file name before the day. */
  readonly name: string;
  readonly revision: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: ICalEventStatus;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly link: string | null;
}

/**
 * An iCalendar file with one event. A calendar that has the event already updates it, because its id stays and its
 * revision grows (RFC 5545, sections 3.8.4.7 and 3.8.7.4).
 */
export function eventFile(
  { id, product, name, revision, startsAt, endsAt, status, summary, description, location, link }: FileEvent,
  { language, timezone }: FileReader,
  now: Date,
): EventReply {
  const calendar = ical({
    prodId: { company: 'Michi', product, language: language === 'jp' ? 'JA' : 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id,
    sequence: revision,
    stamp: now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    status,
    summary,
    description,
    location,
    url: link,
  });
  const fileName = `${name}-${dayAt(new Date(startsAt), timezone)}.ics`;
  return {
    status: 200,
    bytes: new TextEncoder().encode(calendar.toString()),
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
  };
}

/** The column in the reader's language, or in English if there is no Japanese. */
export function textIn(language: Language): (column: string) => RawBuilder<string | null> {
  return (column) =>
    language === 'jp'
      ? sql<string | null>`coalesce(${sql.ref(`${column}_jp`)}, ${sql.ref(column)})`
      : sql<string | null>`${sql.ref(column)}`;
}

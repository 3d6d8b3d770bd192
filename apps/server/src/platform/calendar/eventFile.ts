import ical, { ICalCalendarMethod, type ICalEventStatus } from 'ical-generator';
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../problem/language.ts';
import { dayAt } from './days.ts';

/** Whose file it is and how they read. */
export interface FileReader {
  readonly id: string;
  readonly timezone: string;
  readonly language: Language;
}

/** A file with the name to save it under. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The one event of a file. */
export interface FileEvent {
  /** Its permanent identity. */
  readonly id: string;
  /** Which part of Michi made it. */
  readonly product: string;
  /** Prefix of the file name, before the day. */
  readonly name: string;
  /** How often it has changed. */
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
 * An event as an iCalendar file. A calendar that has it already moves it, since its identity stays and its revision grows
 * (RFC 5545, sections 3.8.4.7 and 3.8.7.4).
 */
export function eventFile(
  { id, product, name, revision, startsAt, endsAt, status, summary, description, location, link }: FileEvent,
  { language, timezone }: FileReader,
  now: Date,
): NamedFile {
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
  return {
    name: `${name}-${dayAt(new Date(startsAt), timezone)}.ics`,
    bytes: new TextEncoder().encode(calendar.toString()),
  };
}

/** Reads a text with one column per language, in the reader's language, or in English if there is no Japanese. */
export function textIn(language: Language): (column: string) => RawBuilder<string | null> {
  return (column) =>
    language === 'jp'
      ? sql<string | null>`coalesce(${sql.ref(`${column}_jp`)}, ${sql.ref(column)})`
      : sql<string | null>`${sql.ref(column)}`;
}

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sql, type Kysely } from 'kysely';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { CounsellingsTable, Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, typeof en>> = { en, jp };

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

interface CounsellingEvent {
  readonly topic: keyof (typeof en)['topics'];
  readonly style: CounsellingsTable['style'];
  readonly isCancelled: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly revision: number;
  readonly question: string | null;
  readonly counsellor: string;
  readonly university: string;
  readonly place: string | null;
  readonly link: string | null;
}

/**
 * An appointment of the reader as an iCalendar file with one event. A calendar that has the event already moves it, since
 * its identity stays and its revision grows (RFC 5545, sections 3.8.4.7 and 3.8.7.4).
 * @returns undefined when the appointment is not theirs
 */
export async function counsellingFile(
  database: Kysely<Database>,
  id: string,
  { id: userId, language, timezone }: FileReader,
  now: Date,
): Promise<NamedFile | undefined> {
  const event = await readEvent(database, id, userId, language);
  if (event === undefined) return undefined;
  const words = WORDS[language];
  const calendar = ical({
    prodId: { company: 'Michi', product: 'Career office', language: language === 'jp' ? 'JA' : 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const isOnline = event.style === 'ONLINE';
  const description = (['university', 'topic', 'question', 'link'] as const).flatMap((name) => {
    const value = { ...event, topic: words.topics[event.topic], link: isOnline ? event.link : null }[name];
    return value === null ? [] : [words.lines[name].replace('{value}', () => value)];
  });
  calendar.createEvent({
    id: `counselling-${id}@michi`,
    sequence: event.revision,
    stamp: now,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: words.summary.replace('{counsellor}', () => event.counsellor),
    description: description.join('\n'),
    location: isOnline ? event.link : event.place,
    url: isOnline ? event.link : null,
  });
  return {
    name: `appointment-${dayAt(new Date(event.startsAt), timezone)}.ics`,
    bytes: new TextEncoder().encode(calendar.toString()),
  };
}

async function readEvent(
  database: Kysely<Database>,
  id: string,
  userId: string,
  language: Language,
): Promise<CounsellingEvent | undefined> {
  const text = (column: string) =>
    language === 'jp'
      ? sql`coalesce(${sql.ref(`${column}_jp`)}, ${sql.ref(column)})`
      : sql`${sql.ref(column)}`;
  const { rows } = await sql<CounsellingEvent>`
    select k.topic, k.style, k.status = 'CANCELLED' as "isCancelled", k.starts_at as "startsAt",
      k.ends_at as "endsAt", k.revision, k.question, ${text('c.name')} as counsellor,
      ${text('u.name')} as university, ${text('c.place')} as place, c.meeting_link as link
    from counsellings k join counsellors c on c.id = k.counsellor_id join universities u on u.id = c.university_id
    where k.id = ${id} and k.user_id = ${userId}`.execute(database);
  return rows[0];
}

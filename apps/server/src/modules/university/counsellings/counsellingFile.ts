import { ICalEventStatus } from 'ical-generator';
import { sql, type Kysely } from 'kysely';
import { eventFile, textIn, type EventReply, type FileReader } from '../../../platform/calendar/eventFile.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

interface CounsellingEvent {
  readonly topic: keyof (typeof en)['topics'];
  readonly style: Database['counsellings']['style'];
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

/** @throws Problem NOT_FOUND if the appointment is not the reader's */
export async function counsellingFile(
  database: Kysely<Database>,
  id: string,
  reader: FileReader,
  now: Date,
): Promise<EventReply> {
  const event = await readEvent(database, id, reader);
  const messages = MESSAGES[reader.language];
  const description = (['university', 'topic', 'question', 'link'] as const).flatMap((name) => {
    const value = { ...event, topic: messages.topics[event.topic] }[name];
    return value === null ? [] : [messages.lines[name].replace('{value}', () => value)];
  });
  return eventFile(
    {
      id: `counselling-${id}@michi`,
      product: 'Career office',
      name: 'appointment',
      revision: event.revision,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: messages.summary.replace('{counsellor}', () => event.counsellor),
      description: description.join('\n'),
      location: event.style === 'ONLINE' ? event.link : event.place,
      link: event.link,
    },
    reader,
    now,
  );
}

async function readEvent(
  database: Kysely<Database>,
  id: string,
  { id: userId, language }: FileReader,
): Promise<CounsellingEvent> {
  const text = textIn(language);
  const { rows } = await sql<CounsellingEvent>`
    select k.topic, k.style, k.status = 'CANCELLED' as "isCancelled", k.starts_at as "startsAt",
      k.ends_at as "endsAt", k.revision, k.question, ${text('c.name')} as counsellor,
      ${text('u.name')} as university, ${text('c.place')} as place, 
      case when k.style = 'ONLINE' and k.status <> 'CANCELLED' then c.meeting_link end as link
    from counsellings k join counsellors c on c.id = k.counsellor_id join universities u on u.id = c.university_id
    where k.id = ${id} and k.user_id = ${userId}`.execute(database);
  const [event] = rows;
  if (event === undefined) throw new Problem('NOT_FOUND');
  return event;
}

import { ICalEventStatus } from 'ical-generator';
import { sql, type Kysely } from 'kysely';
import type { InterviewStatus } from '../../../pipeline/transitions.ts';
import { eventFile, textIn, type EventReply, type FileReader } from '../../../platform/calendar/eventFile.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { takesPlace } from './interviewJson.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES = { en: en.event, jp: jp.event } as const;

/** An interview is tentative until it is accepted (RFC 5545, section 3.8.1.11). */
const STATUS: Readonly<Record<InterviewStatus, ICalEventStatus>> = {
  REQUESTED: ICalEventStatus.TENTATIVE,
  RESCHEDULE_REQUESTED: ICalEventStatus.TENTATIVE,
  ACCEPTED: ICalEventStatus.CONFIRMED,
  DENIED: ICalEventStatus.CANCELLED,
  CANCELLED: ICalEventStatus.CANCELLED,
};

interface InterviewEvent {
  readonly status: InterviewStatus;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly revision: number;
  readonly phase: string;
  readonly company: string;
  readonly job: string;
  readonly link: string | null;
  readonly address: string | null;
  readonly interviewers: string | null;
  readonly belongings: string | null;
  readonly dress: string | null;
  readonly message: string | null;
}

/** @throws Problem NOT_FOUND if the interview is not the reader's */
export async function interviewFile(
  database: Kysely<Database>,
  id: string,
  reader: FileReader,
  now: Date,
): Promise<EventReply> {
  const event = await readEvent(database, id, reader);
  const messages = MESSAGES[reader.language];
  return eventFile(
    {
      id: `interview-${id}@michi`,
      product: 'Interviews',
      name: 'interview',
      revision: event.revision,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      status: STATUS[event.status],
      summary: messages.summary
        .replace('{phase}', () => event.phase)
        .replace('{company}', () => event.company),
      description: description(event, messages),
      location: event.address ?? event.link,
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
): Promise<InterviewEvent> {
  const text = textIn(language);
  const { rows } = await sql<InterviewEvent>`
    select i.status, i.starts_at as "startsAt", i.ends_at as "endsAt", i.revision,
      case when ${takesPlace('i')} then i.link end as link,
      ${text('i.phase')} as phase, ${text('c.name')} as company, ${text('j.title')} as job,
      ${text('i.address')} as address, ${text('i.interviewers')} as interviewers,
      ${text('i.belongings')} as belongings, ${text('i.dress')} as dress, ${text('i.message')} as message
    from interviews i join applications a on a.id = i.application_id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where i.id = ${id} and a.user_id = ${userId}`.execute(database);
  const [event] = rows;
  if (event === undefined) throw new Problem('NOT_FOUND');
  return event;
}

function description(event: InterviewEvent, messages: (typeof MESSAGES)[Language]): string {
  const lines = (['job', 'interviewers', 'belongings', 'dress', 'link'] as const).flatMap((name) => {
    const value = event[name];
    return value === null ? [] : [messages[name].replace('{value}', () => value)];
  });
  return [...lines, ...(event.message === null ? [] : ['', event.message])].join('\n');
}

import { sql, type Kysely } from 'kysely';
import type { CalendarEntry, CalendarQuery, CalendarSource } from '../../platform/calendar/calendarSource.ts';
import type { Database, SeminarApplicationStatus } from '../../platform/database/schema.ts';
import { seminarAnswerDue } from './answerDue.ts';
import { settleDue } from './applications/settleSeminar.ts';
import { organizerLabel } from './organizer.ts';
import { seminarPath } from './seminarPath.ts';

interface SeminarRow {
  readonly id: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly title: string;
  readonly titleJp: string | null;
  readonly organizer: CalendarEntry['organizer'];
  readonly style: 'ONLINE' | 'OFFLINE' | 'BOTH';
  readonly place: string | null;
  readonly placeJp: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: SeminarApplicationStatus;
  /** Deadline of an invitation or a held seat; null for everything else. */
  readonly answerBy: string | null;
  /** Whether it can still be answered. */
  readonly isOwed: boolean;
}

/**
 * Seminars that a student has a seat in, waits for or is invited to, and the deadlines of invitations and held seats.
 */
export const seminarCalendar: CalendarSource = {
  name: 'seminar',
  async read(database, question) {
    await settleDue(database, question.now);
    const rows = await readRows(database, question);
    return rows.flatMap((row) => entriesOf(row, question));
  },
};

async function readRows(
  database: Kysely<Database>,
  { userId, from, before, now }: CalendarQuery,
): Promise<readonly SeminarRow[]> {
  const within = (column: string) => sql`(${sql.ref(column)} >= ${from.toISOString()}::timestamptz
    and ${sql.ref(column)} < ${before.toISOString()}::timestamptz)`;
  const student = await database
    .selectFrom('students')
    .select(['university_id as universityId', 'graduation_year as graduationYear'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (student === undefined) return [];
  const { rows } = await sql<SeminarRow>`
    select s.id, s.audience, s.title, s.title_jp as "titleJp", ${organizerLabel('s')} as organizer, s.style,
      s.place_name as place, s.place_name_jp as "placeJp", s.starts_at as "startsAt", s.ends_at as "endsAt", a.status,
      d.answer_by as "answerBy", ${seminarAnswerDue({ id: userId, ...student }, now)} is not null as "isOwed"
    from seminar_applications a join seminars s on s.id = a.seminar_id
    cross join lateral (select case when a.status = 'SEAT_HELD' then a.seat_held_until
      when a.status = 'INVITED' and s.closed_at is null then s.open_until end as answer_by) d
    where a.user_id = ${userId} and a.status <> 'CANCELLED' and s.cancelled_at is null
      and (${within('d.answer_by')} or (s.starts_at < ${before.toISOString()}::timestamptz
        and s.ends_at > ${from.toISOString()}::timestamptz))`.execute(database);
  return rows;
}

function entriesOf(row: SeminarRow, { from, before }: CalendarQuery): readonly CalendarEntry[] {
  const { answerBy, endsAt, id, isOwed, organizer, place, placeJp, startsAt, status, style, title, titleJp } =
    row;
  const common = {
    id,
    title,
    titleJp,
    organizer,
    isAllDay: false,
    link: null,
    path: seminarPath(row, 'description'),
  };
  const seminar: CalendarEntry = {
    ...common,
    kind: 'SEMINAR',
    startsAt,
    endsAt,
    isUnanswered: isOwed,
    style,
    place,
    placeJp,
    ...(status === 'WAITING' ? { isTentative: true } : {}),
  };
  const isHere = new Date(startsAt) < before && new Date(endsAt) > from;
  if (answerBy === null) return isHere ? [seminar] : [];
  const deadline: CalendarEntry = {
    ...common,
    kind: 'DEADLINE',
    startsAt: answerBy,
    endsAt: null,
    isUnanswered: isOwed,
    style: null,
    place: null,
    placeJp: null,
  };
  const isDue = new Date(answerBy) >= from && new Date(answerBy) < before;
  return [...(isHere ? [seminar] : []), ...(isDue ? [deadline] : [])];
}

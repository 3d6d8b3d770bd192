import { sql } from 'kysely';
import type { CalendarEntry, CalendarSource } from '../../platform/calendar/calendarSource.ts';
import { counsellingPath } from './counsellings/counsellingPath.ts';

interface CounsellingRow {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly style: 'ONLINE' | 'OFFLINE';
  readonly revision: number;
  readonly counsellor: string;
  readonly counsellorJp: string | null;
  readonly place: string | null;
  readonly placeJp: string | null;
  readonly link: string | null;
  readonly organizer: CalendarEntry['organizer'];
}

/** Appointments with counsellors that are not cancelled. */
export const counsellingCalendar: CalendarSource = {
  name: 'university',
  async read(database, { before, from, userId }) {
    const { rows } = await sql<CounsellingRow>`
      select k.id, k.starts_at as "startsAt", k.ends_at as "endsAt", k.style, k.revision,
        c.name as counsellor, c.name_jp as "counsellorJp", c.place, c.place_jp as "placeJp", c.meeting_link as link,
        json_build_object('type', 'UNIVERSITY', 'id', u.id, 'name', u.name, 'nameJp', u.name_jp) as organizer
      from counsellings k join counsellors c on c.id = k.counsellor_id join universities u on u.id = c.university_id
      where k.user_id = ${userId} and k.status <> 'CANCELLED' and k.starts_at < ${before.toISOString()}::timestamptz
        and k.ends_at > ${from.toISOString()}::timestamptz`.execute(database);
    return rows.map(entryOf);
  },
};

function entryOf(row: CounsellingRow): CalendarEntry {
  const { counsellor, counsellorJp, endsAt, id, link, organizer, place, placeJp, revision, startsAt, style } =
    row;
  const isOnline = style === 'ONLINE';
  return {
    id,
    kind: 'COUNSELLING',
    title: `Appointment with ${counsellor}`,
    titleJp: `${counsellorJp ?? counsellor}さんとの面談`,
    organizer,
    isAllDay: false,
    startsAt,
    endsAt,
    isUnanswered: false,
    style,
    place: isOnline ? null : place,
    placeJp: isOnline ? null : placeJp,
    link: isOnline ? link : null,
    path: counsellingPath(id),
    revision,
  };
}

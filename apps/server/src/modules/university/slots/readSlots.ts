import { sql, type Kysely } from 'kysely';
import type { CalendarEntry } from '../../../platform/calendar/calendarSource.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FreeSlot } from '../../../platform/problem/problem.ts';
import { jobCalendar } from '../../job/index.ts';
import { seminarCalendar } from '../../seminar/index.ts';
import {
  counsellorTimes,
  fairOrder,
  isFree,
  isStudentFree,
  type CounsellorScope,
  type Stretch,
} from './counsellorTimes.ts';

/** Most slots in a response (university contract, `CounsellingSlots`). */
const SLOT_LIMIT = 4_000;

/** Calendars whose entries can clash with a slot; slots at the student's own appointments are not offered. */
const CLASHING = [jobCalendar, seminarCalendar];

export interface SlotReader {
  readonly id: string;
  readonly timezone: string;
}

export interface SlotQuery extends Stretch {
  readonly scope: CounsellorScope;
  readonly movedId?: string | undefined;
}

/**
 * Free slots, the earliest first and each time once: with several free counsellors, the one who would be assigned. A
 * slot names another calendar entry of the student at that time.
 */
export async function readSlots(
  database: Kysely<Database>,
  { before, from, movedId, scope }: SlotQuery,
  reader: SlotReader,
  now: Date,
  limit = SLOT_LIMIT,
): Promise<readonly FreeSlot[]> {
  const { rows } = await sql<Omit<FreeSlot, 'clash'>>`
    with times as materialized (${counsellorTimes(scope, { from, before })}),
      asked as materialized (
        select c.id, row_number() over (order by ${fairOrder('c', now)}) as turn,
          json_build_object('id', c.id, 'name', c.name, 'nameJp', c.name_jp) as label
        from counsellors c where c.id in (select counsellor_id from times))
    select distinct on (t.starts_at) t.starts_at as "startsAt", t.ends_at as "endsAt", asked.label as counsellor
    from times t join asked on asked.id = t.counsellor_id
    where ${isFree('t', movedId)} and ${isStudentFree('t', reader.id, movedId)}
    order by t.starts_at, asked.turn limit ${limit}`.execute(database);
  const last = rows.at(-1);
  if (last === undefined) return [];
  const entries = await datesOf(database, { from, before: new Date(last.endsAt) }, reader, now);
  return rows.map((row) => ({ ...row, clash: clashOf(row, entries) }));
}

interface Dated extends CalendarEntry {
  readonly endsAt: string;
}

/** Entries of the student's other calendars in a range. */
async function datesOf(
  database: Kysely<Database>,
  { before, from }: Stretch,
  { id: userId, timezone }: SlotReader,
  now: Date,
): Promise<readonly Dated[]> {
  const found = await Promise.all(
    CLASHING.map(({ read }) => read(database, { userId, timezone, from, before, now })),
  );
  return found.flat().filter((entry): entry is Dated => entry.endsAt !== null && !entry.isAllDay);
}

function clashOf(slot: Pick<FreeSlot, 'startsAt' | 'endsAt'>, entries: readonly Dated[]): FreeSlot['clash'] {
  const entry = entries.find(
    ({ endsAt, startsAt }) =>
      Date.parse(startsAt) < Date.parse(slot.endsAt) && Date.parse(endsAt) > Date.parse(slot.startsAt),
  );
  if (entry === undefined) return null;
  const { endsAt, startsAt, title, titleJp } = entry;
  return { title, titleJp, startsAt, endsAt };
}

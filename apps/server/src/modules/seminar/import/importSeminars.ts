import { importRecords, type Saved } from '../../../platform/import/importRecords.ts';
import { readSeminarLine, type ImportedSeminar } from './readSeminarLine.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { changedFields } from '../../../platform/import/changedFields.ts';
import { RecordRefusal } from '../../../platform/import/reason.ts';
import { settleSeminar } from '../applications/settleSeminar.ts';
import { notifyStudents } from '../notifications/seminarNotices.ts';
import { refreshSeminarSearch } from '../seminarSearch.ts';
import type { SeminarDetails } from '../showSeminar.ts';

/**
 * Imports seminars from JSON Lines or a JSON array. Invalid ones are reported with line and reason; importing a file
 * again changes nothing.
 */
export const importSeminars = importRecords({
  recordName: 'seminars',
  keyName: 'id',
  keyOf: ({ id }) => id,
  read: readSeminarLine,
  save: saveSeminars,
  // One, since students are notified of each, and applicants wait for one seminar at most.
  batch: 1,
});

/**
 * Saves seminars in one transaction. Registered, waiting and invited students are notified of a new time, place or
 * link, and added seats go to the waiting list.
 * @throws RecordRefusal
 */
async function saveSeminars(
  database: Kysely<Database>,
  seminars: readonly ImportedSeminar[],
  now: Date,
): Promise<Saved> {
  return inTransaction(database, async (transaction) => {
    const added: string[] = [];
    const changed: { readonly key: string; readonly fields: readonly string[] }[] = [];
    for (const seminar of seminars) {
      const fields = await saveSeminar(transaction, seminar, now);
      if (fields === 'added') added.push(seminar.id);
      else if (fields.length > 0) changed.push({ key: seminar.id, fields });
    }
    return { added, changed };
  });
}

async function saveSeminar(
  transaction: Transaction<Database>,
  seminar: ImportedSeminar,
  now: Date,
): Promise<'added' | readonly string[]> {
  const before = await findBefore(transaction, seminar.id);
  const row = await rowOf(transaction, seminar);
  if (before === undefined) {
    const posted = seminar.postedAt ?? now.toISOString();
    const { id } = await transaction
      .insertInto('seminars')
      .values({ ...row, import_key: seminar.id, posted_at: posted, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refreshSeminarSearch(transaction, [id]);
    return 'added';
  }
  checkSeats(before, seminar);
  const { fields } = await transaction
    .with('new', (query) =>
      query
        .updateTable('seminars')
        .set({ ...row, ...(seminar.postedAt === undefined ? {} : { posted_at: seminar.postedAt }) })
        .where('id', '=', before.id)
        .returningAll(),
    )
    .selectFrom('new')
    .innerJoin('seminars as old', 'old.id', 'new.id')
    .select(
      sql<string[]>`array(
        select unnest(${changedFields(FIELDS)})
        union all
        select coalesce(n.key, o.key) from jsonb_each(new.details) n full join jsonb_each(old.details) o on o.key = n.key
        where coalesce(o.value, 'null') <> coalesce(n.value, 'null'))`.as('fields'),
    )
    .executeTakeFirstOrThrow();
  if (fields.length === 0) return [];
  await transaction.updateTable('seminars').set({ updated_at: now }).where('id', '=', before.id).execute();
  await refreshSeminarSearch(transaction, [before.id]);
  await notifyOfChange(transaction, before, now);
  await settleSeminar(transaction, before.id, now);
  return fields;
}

/** Field of the file for each column; `details` uses the names of the file. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  audience: ['audience'],
  university: ['university_id'],
  series: ['series'],
  title: ['title'],
  titleJp: ['title_jp'],
  description: ['description'],
  descriptionJp: ['description_jp'],
  style: ['style'],
  organizer: ['organizer'],
  company: ['company_id'],
  startsAt: ['starts_at'],
  endsAt: ['ends_at'],
  capacity: ['capacity'],
  applicationDeadline: ['application_deadline'],
  universityDeadline: ['university_deadline'],
  graduationYears: ['graduation_years'],
  placeName: ['place_name'],
  placeNameJp: ['place_name_jp'],
  nearestStation: ['nearest_station'],
  nearestStationJp: ['nearest_station_jp'],
  link: ['link'],
  postedAt: ['posted_at'],
};

/** A change of these concerns participants: another time or place. */
const MEETING_PLACE = sql`row(starts_at, ends_at, style, place_name, place_name_jp, details -> 'address', details -> 'addressJp')::text`;

interface SeminarBefore {
  readonly id: string;
  readonly meetingPlace: string;
  readonly link: string | null;
  readonly seatsTaken: number;
}

async function findBefore(
  transaction: Transaction<Database>,
  importKey: string,
): Promise<SeminarBefore | undefined> {
  await sql`select from seminars where import_key = ${importKey} for no key update`.execute(transaction);
  const { rows } = await sql<SeminarBefore>`
    select id, ${MEETING_PLACE} as "meetingPlace", link, seats_taken as "seatsTaken"
    from seminars where import_key = ${importKey}`.execute(transaction);
  return rows[0];
}

function checkSeats({ seatsTaken }: SeminarBefore, { capacity }: ImportedSeminar): void {
  if (capacity !== null && capacity < seatsTaken)
    throw new RecordRefusal({
      code: 'seatsTaken',
      field: 'capacity',
      values: { capacity, taken: seatsTaken },
    });
}

async function rowOf(transaction: Transaction<Database>, seminar: ImportedSeminar) {
  const details: SeminarDetails = {
    address: seminar.address,
    addressJp: seminar.addressJp,
    mapLink: seminar.mapLink,
    belongings: seminar.belongings,
    belongingsJp: seminar.belongingsJp,
    dress: seminar.dress,
    dressJp: seminar.dressJp,
    program: seminar.program,
    documents: seminar.documents,
    camera: seminar.camera,
    microphone: seminar.microphone,
    participants: seminar.participants,
  };
  return {
    audience: seminar.audience,
    university_id: await idOf(transaction, 'universities', 'university', seminar.university),
    company_id: await idOf(transaction, 'companies', 'company', seminar.company),
    series: seminar.series,
    title: seminar.title,
    title_jp: seminar.titleJp,
    description: seminar.description,
    description_jp: seminar.descriptionJp,
    style: seminar.style,
    organizer: seminar.organizer,
    starts_at: seminar.startsAt,
    ends_at: seminar.endsAt,
    capacity: seminar.capacity,
    application_deadline: seminar.applicationDeadline,
    university_deadline: seminar.universityDeadline,
    graduation_years: [...seminar.graduationYears],
    place_name: seminar.placeName,
    place_name_jp: seminar.placeNameJp,
    nearest_station: seminar.nearestStation,
    nearest_station_jp: seminar.nearestStationJp,
    link: seminar.link,
    details: JSON.stringify(details),
  };
}

async function idOf(
  transaction: Transaction<Database>,
  table: 'universities' | 'companies',
  field: string,
  name: string | null,
): Promise<string | null> {
  if (name === null) return null;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where lower(name) = lower(${name}) or name_jp = ${name}
    order by id limit 1`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new RecordRefusal({ code: 'noneCalled', field, values: { name } });
  return row.id;
}

async function notifyOfChange(
  transaction: Transaction<Database>,
  { id, link, meetingPlace }: SeminarBefore,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{
    id: string;
    audience: 'PUBLIC' | 'UNIVERSITY';
    title: string;
    titleJp: string | null;
    meetingPlace: string;
    link: string | null;
    isUpcoming: boolean;
  }>`
    select id, audience, title, title_jp as "titleJp", ${MEETING_PLACE} as "meetingPlace", link,
      cancelled_at is null and ends_at > ${now.toISOString()}::timestamptz as "isUpcoming"
    from seminars where id = ${id}`.execute(transaction);
  const [after] = rows;
  if (after === undefined || !after.isUpcoming) return;
  const isMoved = after.meetingPlace !== meetingPlace;
  if (!isMoved && after.link === link) return;
  // Students reminded of the previous time are reminded again.
  if (isMoved)
    await transaction.updateTable('seminars').set({ reminded_at: null }).where('id', '=', id).execute();
  const concerned = await transaction
    .selectFrom('seminar_applications')
    .select('user_id')
    .where('seminar_id', '=', id)
    .where('status', 'in', ['INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED'])
    .execute();
  const userIds = concerned.map(({ user_id }) => user_id);
  await notifyStudents(transaction, after, isMoved ? 'changed' : 'linkChanged', userIds, now);
}

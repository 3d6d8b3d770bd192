import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { settleSeminar } from '../applications/settleSeminar.ts';
import { tellStudents } from '../notifications/seminarNews.ts';
import { refreshSeminarSearch } from '../seminarSearch.ts';
import type { SeminarDetails } from '../showSeminar.ts';
import type { ImportedSeminar } from './readSeminarLine.ts';

/** What became of a line. */
export type SavedSeminar = 'added' | 'changed' | 'unchanged';

/**
 * Saves a seminar: a new one is added, one that is there is rewritten where something of it changed. Those with a seat,
 * in the queue or invited are told of another time or place, and more seats go to the queue.
 * @throws Refusal
 */
export async function saveSeminar(
  database: Kysely<Database>,
  seminar: ImportedSeminar,
  now: Date,
): Promise<SavedSeminar> {
  return database.transaction().execute(async (transaction) => {
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
    const after = await transaction
      .updateTable('seminars')
      .set({ ...row, ...(seminar.postedAt === undefined ? {} : { posted_at: seminar.postedAt }) })
      .where('id', '=', before.id)
      .returning(sql<string>`md5(${CONTENT})`.as('content'))
      .executeTakeFirstOrThrow();
    if (after.content === before.content) return 'unchanged';
    await transaction.updateTable('seminars').set({ updated_at: now }).where('id', '=', before.id).execute();
    await refreshSeminarSearch(transaction, [before.id]);
    await tellOfMove(transaction, before, now);
    await settleSeminar(transaction, before.id, now);
    return 'changed';
  });
}

/** Everything an import writes, as text. */
const CONTENT = sql`row(audience, university_id, series, title, title_jp, description, description_jp, style, organizer,
  company_id, starts_at, ends_at, capacity, application_deadline, university_deadline, graduation_years, place_name,
  place_name_jp, nearest_station, nearest_station_jp, link, details, posted_at)::text`;

/** What tells those who come whether they have to set out for another time or place. */
const PLACE = sql`row(starts_at, ends_at, style, place_name, details -> 'address')::text`;

interface SeminarBefore {
  readonly id: string;
  readonly content: string;
  readonly place: string;
  readonly seatsTaken: number;
}

async function findBefore(
  transaction: Transaction<Database>,
  importKey: string,
): Promise<SeminarBefore | undefined> {
  await sql`select from seminars where import_key = ${importKey} for no key update`.execute(transaction);
  const { rows } = await sql<SeminarBefore>`
    select id, md5(${CONTENT}) as content, ${PLACE} as place, seats_taken as "seatsTaken"
    from seminars where import_key = ${importKey}`.execute(transaction);
  return rows[0];
}

function checkSeats({ seatsTaken }: SeminarBefore, { capacity }: ImportedSeminar): void {
  if (capacity !== null && capacity < seatsTaken)
    throw new Refusal('capacity', `cannot be ${capacity}: ${seatsTaken} seats are taken`);
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
  if (row === undefined) throw new Refusal(field, `is not known: ${name}`);
  return row.id;
}

async function tellOfMove(
  transaction: Transaction<Database>,
  { id, place }: SeminarBefore,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{
    id: string;
    audience: 'PUBLIC' | 'UNIVERSITY';
    title: string;
    titleJp: string | null;
    place: string;
    isAhead: boolean;
  }>`
    select id, audience, title, title_jp as "titleJp", ${PLACE} as place,
      cancelled_at is null and starts_at > ${now.toISOString()}::timestamptz as "isAhead"
    from seminars where id = ${id}`.execute(transaction);
  const [after] = rows;
  if (after === undefined || after.place === place || !after.isAhead) return;
  // Who was reminded of the time before is reminded of the new one as well.
  await transaction.updateTable('seminars').set({ reminded_at: null }).where('id', '=', id).execute();
  const concerned = await transaction
    .selectFrom('seminar_applications')
    .select('user_id')
    .where('seminar_id', '=', id)
    .where('status', 'in', ['INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED'])
    .execute();
  const userIds = concerned.map(({ user_id }) => user_id);
  await tellStudents(transaction, after, 'changed', userIds, now);
}

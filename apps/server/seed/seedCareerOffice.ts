import { sql } from 'kysely';
import { counsellorTimes } from '../src/modules/university/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import { COUNSELLORS, DATES, SEIRYO, SPONSORS } from './data/careerOffice.ts';
import { seedId } from './seedId.ts';

/** Records that the demo career office depends on. */
export interface CareerOfficeParts {
  readonly universityId: string;
  readonly hanaId: string;
  readonly companyId: (name: string) => string;
  /** Ids of places by the English name of the city. */
  readonly locationId: (city: string) => string;
}

/** Seiryo's profile, sponsors and counsellors, and what Hana and others have booked with them. */
export async function seedCareerOffice(
  database: Deps['database'],
  calendar: Calendar,
  parts: CareerOfficeParts,
): Promise<void> {
  await seedProfile(database, calendar, parts);
  await seedCounsellors(database, parts.universityId);
  await seedHanas(database, calendar, parts);
  await seedOthers(database, calendar, parts);
}

async function seedProfile(
  database: Deps['database'],
  calendar: Calendar,
  { companyId, locationId, universityId }: CareerOfficeParts,
): Promise<void> {
  await database
    .updateTable('universities')
    .set({ location_id: locationId('Yokohama'), details: JSON.stringify(SEIRYO) })
    .where('id', '=', universityId)
    .execute();
  await database
    .insertInto('universities')
    .values({
      id: seedId('university', 2),
      name: 'Tsukushino University',
      name_jp: '筑紫野大学',
      location_id: locationId('Fukuoka'),
      details: '{}',
    })
    .execute();
  await database
    .insertInto('university_dates')
    .values(
      DATES.map(([title, titleJp, first, last], index) => {
        const startsOn = typeof first === 'number' ? calendar.day(first) : calendar.next(first);
        return {
          id: seedId('university', 0xe001 + index),
          university_id: universityId,
          title,
          title_jp: titleJp,
          starts_on: startsOn,
          ends_on: typeof last === 'number' ? calendar.day(last) : calendar.next(last, startsOn),
        };
      }),
    )
    .execute();
  const year = Number(calendar.day(0).slice(0, 4));
  await database
    .insertInto('university_sponsors')
    .values(
      SPONSORS.map(([name, years, support, supportJp]) => ({
        university_id: universityId,
        company_id: companyId(name),
        sponsor_since: `${year - years}-04-01`,
        support,
        support_jp: supportJp,
      })),
    )
    .execute();
}

const PLACE = 'Career office, Building 3';
const PLACE_JP = '3号館 キャリアセンター';

async function seedCounsellors(database: Deps['database'], universityId: string): Promise<void> {
  for (const [index, one] of COUNSELLORS.entries()) {
    const id = counsellorId(index);
    await database
      .insertInto('counsellors')
      .values({
        id,
        university_id: universityId,
        name: one.name,
        name_jp: one.nameJp,
        position: one.position[0],
        position_jp: one.position[1],
        style: one.style,
        languages: [...one.languages],
        topics: [...one.topics],
        about: one.about[0],
        about_jp: one.about[1],
        how_i_can_help: one.help[0],
        how_i_can_help_jp: one.help[1],
        schedule: one.schedule[0],
        schedule_jp: one.schedule[1],
        timezone: one.timezone,
        slot_minutes: one.minutes,
        place: one.style === 'ONLINE' ? null : PLACE,
        place_jp: one.style === 'ONLINE' ? null : PLACE_JP,
        meeting_link: one.style === 'OFFLINE' ? null : `https://meet.example/seiryo-${index + 1}`,
        assisted_before: one.assisted,
      })
      .execute();
    await database
      .insertInto('counsellor_hours')
      .values(
        one.hours.map(([weekday, from, to]) => ({
          counsellor_id: id,
          weekday,
          from_time: from,
          to_time: to,
        })),
      )
      .execute();
  }
}

function counsellorId(index: number): string {
  return seedId('university', 0x0101 + index);
}

interface Time {
  readonly counsellorId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The times of counsellors that begin between two days, counted from today. */
async function timesBetween(
  database: Deps['database'],
  calendar: Calendar,
  universityId: string,
  [first, last]: readonly [number, number],
  one?: string,
): Promise<readonly Time[]> {
  const stretch = { from: calendar.at(first, 0), before: calendar.at(last + 1, 0) };
  const { rows } = await sql<Time>`
    select t.counsellor_id as "counsellorId", t.starts_at as "startsAt", t.ends_at as "endsAt"
    from (${counsellorTimes({ universityId, counsellorId: one }, stretch)}) t
    order by t.starts_at, t.counsellor_id`.execute(database);
  return rows;
}

/** Hana's appointments: one upcoming, two past. Each takes the first slot between these days, counted from today. */
const HANAS = [
  { days: [4, 12], with: 0, topic: 'INTERVIEW', style: 'ONLINE', status: 'BOOKED', bookedDaysAgo: 1 },
  { days: [-23, -15], with: 0, topic: 'RESUME', style: 'OFFLINE', status: 'ATTENDED', bookedDaysAgo: 29 },
  { days: [-51, -43], with: 2, topic: 'JOB_SEARCH', style: 'ONLINE', status: 'ATTENDED', bookedDaysAgo: 57 },
] as const;

async function seedHanas(
  database: Deps['database'],
  calendar: Calendar,
  { hanaId, universityId }: CareerOfficeParts,
): Promise<void> {
  for (const [index, one] of HANAS.entries()) {
    const [, time] = await timesBetween(database, calendar, universityId, one.days, counsellorId(one.with));
    if (time === undefined) throw new Error('A counsellor of the demo has no times.');
    await database
      .insertInto('counsellings')
      .values({
        id: seedId('university', 0xc001 + index),
        user_id: hanaId,
        counsellor_id: time.counsellorId,
        topic: one.topic,
        style: one.style,
        starts_at: time.startsAt,
        ends_at: time.endsAt,
        status: one.status,
        question: index === 0 ? '専攻を変えた理由の伝え方を相談したいです。' : null,
        booked_at: calendar.at(-one.bookedDaysAgo, 15, 29),
      })
      .execute();
  }
}

/** Future days with slots booked by others, and how many slots one of them takes. */
const TAKEN_DAYS = [1, 20] as const;
const TAKEN_OF = 4;

async function seedOthers(
  database: Deps['database'],
  calendar: Calendar,
  { universityId }: CareerOfficeParts,
): Promise<void> {
  const classmates = await database
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select('students.user_id as id')
    .where('students.university_id', '=', universityId)
    .where('users.email', 'like', 'classmate-%')
    .orderBy('students.user_id')
    .execute();
  const times = await timesBetween(database, calendar, universityId, TAKEN_DAYS);
  const offline = new Set(
    COUNSELLORS.flatMap(({ style }, index) => (style === 'OFFLINE' ? [counsellorId(index)] : [])),
  );
  const taken = times.filter((_, index) => index % TAKEN_OF === 1);
  for (const [index, { counsellorId: counsellor, endsAt, startsAt }] of taken.entries()) {
    const student = classmates[index % classmates.length];
    if (student === undefined) throw new Error('The demo has no classmates.');
    // Without Hana's own slot.
    if (await isTaken(database, student.id, { counsellorId: counsellor, endsAt, startsAt })) continue;
    await database
      .insertInto('counsellings')
      .values({
        id: seedId('university', 0xd001 + index),
        user_id: student.id,
        counsellor_id: counsellor,
        topic: 'OTHER',
        style: offline.has(counsellor) ? 'OFFLINE' : 'ONLINE',
        starts_at: startsAt,
        ends_at: endsAt,
        booked_at: calendar.at(-2, 12),
      })
      .execute();
  }
}

/** Whether the student or the counsellor has an appointment then. */
async function isTaken(
  database: Deps['database'],
  studentId: string,
  { counsellorId: counsellor, endsAt, startsAt }: Time,
): Promise<boolean> {
  const taken = await database
    .selectFrom('counselling_quarters')
    .select('quarter')
    .where((where) => where.or([where('counsellor_id', '=', counsellor), where('user_id', '=', studentId)]))
    .where('quarter', '>=', startsAt)
    .where('quarter', '<', endsAt)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

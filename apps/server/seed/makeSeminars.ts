import type { SeminarDetails } from '../src/modules/seminar/index.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './data/people.ts';
import { CLASSMATES, SEMINARS, type SeedStatus, type SeedSeminar } from './data/seminars.ts';
import { seedId } from './seedId.ts';

/** Records that the demo seminars depend on. */
export interface SeminarParts {
  readonly universityId: string;
  readonly companyId: (name: string) => string;
  readonly hanaId: string;
  readonly alexId: string;
}

/** An application of the demo, but for the number in the queue, which the database draws. */
export type MadeSeminarApplication = Insertable<Database['seminar_applications']> & { readonly id: string };

/** The seminars of the demo with everything about them. */
export interface MadeSeminars {
  readonly classmates: readonly {
    readonly user: Insertable<Database['users']>;
    readonly details: Insertable<Database['user_details']>;
    readonly student: Insertable<Database['students']>;
  }[];
  readonly seminars: readonly Insertable<Database['seminars']>[];
  /** In the order of the queues. */
  readonly applications: readonly MadeSeminarApplication[];
  readonly favorites: readonly Insertable<Database['seminar_favorites']>[];
  /** The application that Hana has given feedback on. */
  readonly answered: readonly string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The reason that the applications of Hana and her classmates quote, and that of Alex. */
export const HANAS_REASON =
  '言葉になったことだけでなく、その奥にある思いまで聞き取り、使ってもらえる形にする仕事がしたいです。';
const ALEXS_REASON =
  'I learn a place by its photographs, and would like to hear about it from those who work there.';

/** Makes the seminars, with dates counted from the day of the seed. */
export function makeSeminars(calendar: Calendar, parts: SeminarParts): MadeSeminars {
  return {
    classmates: Array.from({ length: CLASSMATES }, (_, index) => makeClassmate(calendar, parts, index)),
    seminars: SEMINARS.map((seminar) => makeSeminar(calendar, parts, seminar)),
    applications: SEMINARS.flatMap((seminar) => makeApplications(calendar, parts, seminar)),
    favorites: SEMINARS.filter(({ isHanasFavorite }) => isHanasFavorite === true).map(
      ({ number }, index) => ({
        user_id: parts.hanaId,
        seminar_id: seminarId(number),
        created_at: calendar.at(-index - 2, 21),
      }),
    ),
    answered: SEMINARS.filter(({ hasHanasFeedback }) => hasHanasFeedback === true).map(({ number }) =>
      seedId('seminar', 0xa000 + number),
    ),
  };
}

function seminarId(number: number): string {
  return seedId('seminar', 0x7000 + number);
}

/** Ids of classmates come in tens, as those of the accounts do. */
function classmateId(index: number): string {
  return seedId('person', 0x3000 + index * 16);
}

function makeClassmate(
  calendar: Calendar,
  { universityId }: SeminarParts,
  index: number,
): MadeSeminars['classmates'][number] {
  const [family, familyJp, familyFurigana] = FAMILY_NAMES[index % FAMILY_NAMES.length] ?? [
    'Sato',
    '佐藤',
    'さとう',
  ];
  const [given, givenJp, givenFurigana] = GIVEN_NAMES[(index * 3) % GIVEN_NAMES.length] ?? [
    'Yui',
    '結衣',
    'ゆい',
  ];
  const created = calendar.at(-200, 12);
  return {
    user: {
      id: classmateId(index),
      email: `classmate-${String(index + 1).padStart(2, '0')}@michi.example`,
      email_verified_at: created,
      created_at: created,
      updated_at: created,
    },
    details: {
      id: seedId('person', 0x3001 + index * 16),
      user_id: classmateId(index),
      family_name: family,
      first_name: given,
      family_name_jp: familyJp,
      family_name_furigana: familyFurigana,
      first_name_furigana: givenFurigana,
      first_name_jp: givenJp,
      updated_at: created,
    },
    student: {
      id: seedId('person', 0x3002 + index * 16),
      user_id: classmateId(index),
      university_id: universityId,
      university_linked_at: created,
      graduation_year: calendar.graduationYear,
      created_at: created,
    },
  };
}

/**
 * When a seminar begins and ends. Soon is at the next half hour that is at least half an hour away, if that is from 9:00
 * to 17:30 in Tokyo; otherwise at 10:00 of the next morning.
 */
function timesOf(calendar: Calendar, { time }: SeedSeminar): { readonly starts: Date; readonly ends: Date } {
  if (time === 'SOON') {
    const half = 30 * MINUTE;
    const next = Math.ceil((calendar.now.getTime() + half) / half) * half;
    const morning = calendar.at(0, 9).getTime();
    const starts =
      next < morning
        ? morning + HOUR
        : next <= calendar.at(0, 17, 30).getTime()
          ? next
          : calendar.at(1, 10).getTime();
    return { starts: new Date(starts), ends: new Date(starts + 4 * HOUR) };
  }
  const starts = calendar.at(time.day, time.hour, time.minute);
  return { starts, ends: new Date(starts.getTime() + time.minutes * MINUTE) };
}

function makeSeminar(
  calendar: Calendar,
  { companyId, universityId }: SeminarParts,
  seminar: SeedSeminar,
): Insertable<Database['seminars']> {
  const { starts, ends } = timesOf(calendar, seminar);
  const isOnline = seminar.style !== 'OFFLINE';
  const isOfUniversity = seminar.by === 'Seiryo University';
  const isOfMichi = seminar.by === 'Michi';
  const company = isOfUniversity || isOfMichi ? seminar.with : seminar.by;
  const posted = new Date(
    Math.min(starts.getTime(), calendar.now.getTime()) - (10 + seminar.number) * 24 * HOUR,
  );
  const isWithinADay = starts.getTime() - calendar.now.getTime() < 24 * HOUR;
  return {
    id: seminarId(seminar.number),
    audience: seminar.audience,
    university_id: isOfUniversity ? universityId : null,
    company_id: company === undefined ? null : companyId(company),
    organizer: isOfUniversity ? 'UNIVERSITY' : isOfMichi ? 'JOBHUNTING' : 'COMPANY',
    series: seminar.series ?? null,
    title: seminar.title[0],
    title_jp: seminar.title[1],
    description: `<p>${seminar.about[0]}</p>`,
    description_jp: `<p>${seminar.about[1]}</p>`,
    style: seminar.style,
    starts_at: starts,
    ends_at: ends,
    capacity: seminar.capacity,
    application_deadline: seminar.deadline === undefined ? null : calendar.at(seminar.deadline, 23, 59),
    university_deadline:
      seminar.universityDeadline === undefined ? null : calendar.at(seminar.universityDeadline, 17),
    graduation_years: (seminar.graduates ?? []).map((years) => calendar.graduationYear + years),
    place_name: seminar.place?.[0] ?? null,
    place_name_jp: seminar.place?.[1] ?? null,
    nearest_station: seminar.station?.[0] ?? null,
    nearest_station_jp: seminar.station?.[1] ?? null,
    link: isOnline ? `https://meet.example/seminar-${seminar.number}` : null,
    details: JSON.stringify(detailsOf(seminar, starts)),
    reminded_at: isWithinADay ? calendar.now : null,
    posted_at: posted,
    created_at: posted,
    updated_at: posted,
  };
}

function detailsOf({ address, number, speakers, style }: SeedSeminar, starts: Date): SeminarDetails {
  const isOnline = style !== 'OFFLINE';
  const after = (minutes: number) => new Date(starts.getTime() + minutes * MINUTE).toISOString();
  return {
    address: address?.[0] ?? null,
    addressJp: address?.[1] ?? null,
    mapLink: address === undefined ? null : `https://map.example/seminar-${number}`,
    belongings: style === 'ONLINE' ? null : 'Something to write with',
    belongingsJp: style === 'ONLINE' ? null : '筆記用具',
    dress: 'Casual',
    dressJp: '私服',
    program: [
      { startsAt: starts.toISOString(), title: 'Welcome', titleJp: 'はじめに' },
      { startsAt: after(15), title: 'The subject of the day', titleJp: '本日のテーマ' },
      { startsAt: after(45), title: 'Your questions', titleJp: '質疑応答' },
    ],
    documents: [],
    camera: isOnline ? 'OPTIONAL' : null,
    microphone: isOnline ? 'OFF' : null,
    participants: speakers.map(([name, nameJp, role, roleJp]) => ({ name, nameJp, role, roleJp })),
  };
}

/** Registered applications first, then the waiting list in order; Hana and Alex are in the middle. */
function makeApplications(
  calendar: Calendar,
  parts: SeminarParts,
  seminar: SeedSeminar,
): readonly MadeSeminarApplication[] {
  const { seated = 0, waitingAfter = 0, waitingBefore = 0 } = seminar;
  const ownDays = [seminar.hana, seminar.alex].flatMap((place) => place?.daysAgo ?? []);
  // Who has a seat or is ahead applied before Hana and Alex, who is behind after them.
  const [before, after] = [Math.max(4, ...ownDays) + 1, Math.max(1, Math.min(4, ...ownDays) - 1)];
  const others = (from: number, count: number, status: SeedStatus['status'], isAhead = true) =>
    Array.from({ length: count }, (_, index) => {
      const number = from + index;
      const place = { status, daysAgo: isAhead ? before : after, minute: number };
      const id = seedId('seminar', 0xb000 + seminar.number * 0x40 + number);
      return makeApplication(calendar, seminar, { id, userId: classmateId(number), place });
    });
  const own = [
    { id: seedId('seminar', 0xa000 + seminar.number), userId: parts.hanaId, place: seminar.hana },
    {
      id: seedId('seminar', 0xa100 + seminar.number),
      userId: parts.alexId,
      isAlexs: true,
      place: seminar.alex,
    },
  ].flatMap(({ place, ...rest }) =>
    place === undefined ? [] : [makeApplication(calendar, seminar, { ...rest, place })],
  );
  return [
    ...others(0, seated, 'REGISTERED'),
    ...others(seated, waitingBefore, 'WAITING'),
    ...own,
    ...others(seated + waitingBefore, waitingAfter, 'WAITING', false),
  ];
}

function makeApplication(
  calendar: Calendar,
  seminar: SeedSeminar,
  {
    id,
    place,
    userId,
    isAlexs = false,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly isAlexs?: boolean;
    readonly place: SeedStatus & { readonly minute?: number };
  },
): MadeSeminarApplication {
  const { starts } = timesOf(calendar, seminar);
  const { daysAgo, minute = 20, status } = place;
  const began = calendar.at(-daysAgo, 18, minute);
  const isInvited = status === 'INVITED';
  const isHeld = status === 'SEAT_HELD';
  const heldAt = new Date(calendar.now.getTime() - 4 * HOUR);
  const attendedAt = new Date(starts.getTime() - 8 * MINUTE);
  const cancelledAt = new Date(starts.getTime() - 30 * HOUR);
  const changed: Readonly<Partial<Record<SeedStatus['status'], Date>>> = {
    ATTENDED: attendedAt,
    CANCELLED: cancelledAt,
    SEAT_HELD: heldAt,
  };
  return {
    id,
    seminar_id: seminarId(seminar.number),
    user_id: userId,
    status,
    reason: isInvited ? null : isAlexs ? ALEXS_REASON : HANAS_REASON,
    invited_at: isInvited ? began : null,
    applied_at: isInvited ? null : began,
    seat_held_until: isHeld ? new Date(heldAt.getTime() + 24 * HOUR) : null,
    attended_at: status === 'ATTENDED' ? attendedAt : null,
    cancelled_at: status === 'CANCELLED' ? cancelledAt : null,
    cancel_reason: status === 'CANCELLED' ? 'SCHEDULE_MISMATCH' : null,
    status_changed_at: changed[status] ?? began,
    created_at: began,
  };
}

import type { Interview } from '@michi/api/job';
import { dayIn, daysFromTo, daysLater, instantOf, type Day } from '../../shared/format/dates.ts';
import { clashesWith, type BusyTime } from './interviewTimes.ts';

/** When a company holds interviews. */
type InterviewHours = NonNullable<Interview['interviewHours']>;

const minute = 60_000;
const dayLength = 24 * 60 * minute;
/** Times begin at whole and half hours. */
const stepMinutes = 30;
/** How many days from today on the week shows. */
export const furthestDays = 35;
/** The most times a request may name. */
export const maxTimes = 3;

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const weekdayOf = (day: Day) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
/** `HH:MM` of a day. */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Those of offices in Japan. */
const usualHours: InterviewHours = {
  timezone: 'Asia/Tokyo',
  hours: weekdays.slice(1, 6).map((weekday) => ({ weekday, from: '10:00', to: '17:00' })),
};

/** The hours of a week in which interviews are held. */
export interface OpenHours extends InterviewHours {
  /** Days of that zone without any, such as public holidays. */
  readonly closed: ReadonlyMap<Day, unknown>;
}

interface CompanyPlace {
  readonly company: { readonly location: { readonly country: string | null } | null };
}

/**
 * The company's hours, or the usual ones in Japan; null for a company abroad that does not say.
 * @param holidays public holidays of Japan
 */
export const hoursOf = (
  { interviewHours, job }: Pick<Interview, 'interviewHours'> & { readonly job: CompanyPlace },
  holidays: ReadonlyMap<Day, unknown>,
): OpenHours | null => {
  const country = job.company.location?.country ?? 'JP';
  const hours = interviewHours ?? (country === 'JP' ? usualHours : null);
  if (hours === null) return null;
  return { ...hours, closed: hours.timezone === 'Asia/Tokyo' ? holidays : new Map() };
};

/** Milliseconds an interview takes. */
export const lengthOf = ({ startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>): number =>
  Date.parse(endsAt) - Date.parse(startsAt);

/** The time from a start (UTC), as long as the interview. */
export const spanFrom = (startsAt: string, length: number) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + length).toISOString(),
});

/** The starts (UTC) of all times on a day of the company that are wholly within its hours, in order. */
export const startsWithin = (
  { timezone, hours, closed }: OpenHours,
  day: Day,
  length: number,
): readonly string[] => {
  const starts = hours
    .filter(({ weekday }) => weekday === weekdayOf(day) && !closed.has(day))
    .flatMap(({ from, to }) => {
      const first = Math.ceil(minutesOf(from) / stepMinutes) * stepMinutes;
      const count = Math.floor((minutesOf(to) - length / minute - first) / stepMinutes) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * stepMinutes);
    });
  return starts
    .toSorted((one, other) => one - other)
    .flatMap((minutes) => instantOf(`${day}T${clockOf(minutes)}`, timezone) ?? []);
};

export interface Suggesting {
  readonly interview: Pick<Interview, 'startsAt' | 'endsAt'>;
  readonly hours: OpenHours;
  /** What the student has on. */
  readonly busy: readonly BusyTime[];
  /** Days in the student's zone that are taken as a whole. */
  readonly busyDays: readonly Day[];
  /** IANA name of the student's zone. */
  readonly timeZone: string;
  readonly now: Date;
}

/** The student's day: nobody should be asked to an interview at night. */
const awake = ['07:00', '22:00'] as const;

/**
 * Up to three starts (UTC) that are free for both, in order: within the company's hours and the student's day, beside
 * everything on the calendar and the interview's present time, from 24 hours to 14 days from now. They are on different days
 * and at different times of the day as far as there are enough.
 */
export const suggestTimes = ({
  interview,
  hours,
  busy,
  busyDays,
  timeZone,
  now,
}: Suggesting): readonly string[] => {
  const length = lengthOf(interview);
  const earliest = now.getTime() + dayLength;
  const latest = now.getTime() + 14 * dayLength;
  const taken = [...busy, interview];
  const isFree = (start: string) => {
    const moment = Date.parse(start);
    const day = dayIn(start, timeZone);
    const bounds = awake.map((clock) => Date.parse(instantOf(`${day}T${clock}`, timeZone) ?? start));
    const [morning = moment, night = moment] = bounds;
    return (
      moment >= earliest &&
      moment <= latest &&
      moment >= morning &&
      moment + length <= night &&
      !busyDays.includes(day) &&
      clashesWith(taken, spanFrom(start, length)).length === 0
    );
  };
  const days = daysFromTo(dayIn(new Date(earliest), hours.timezone), dayIn(new Date(latest), hours.timezone))
    .map((day) => startsWithin(hours, day, length).filter(isFree))
    .filter((starts) => starts.length > 0)
    .slice(0, maxTimes);
  // Early on the first day, at midday on the second, late on the third.
  const suggested = days.map(
    (starts, index) => starts[Math.round(((starts.length - 1) * index) / (maxTimes - 1))] ?? '',
  );
  for (const start of days.flat()) {
    if (suggested.length === maxTimes) break;
    const spans = suggested.map((each) => spanFrom(each, length));
    if (clashesWith(spans, spanFrom(start, length)).length === 0) suggested.push(start);
  }
  return suggested.toSorted();
};

/** The parts of a day in which a week shows times, in quarter hours. */
export interface ShownHours {
  readonly from: number;
  readonly to: number;
}

const quarter = 15 * minute;
const quartersOfDay = 96;

/** The quarter hours from midnight of a day (UTC) to a moment, on a day without a change of clocks. */
export const quartersAfter = (midnight: string, moment: string): number =>
  (Date.parse(moment) - Date.parse(midnight)) / quarter;

/** The hours of the student's day to show: those of the company, and an hour around them; office hours if not known. */
export const shownHours = (
  days: readonly Day[],
  hours: OpenHours | null,
  length: number,
  timeZone: string,
): ShownHours => {
  const spans = days.flatMap((day) => {
    const midnight = instantOf(`${day}T00:00`, timeZone) ?? '';
    return startsOn(day, hours, length, timeZone).map((start) => quartersAfter(midnight, start));
  });
  if (spans.length === 0) return { from: 36, to: 72 };
  return {
    from: Math.max(0, Math.floor(Math.min(...spans) / 4) * 4 - 4),
    to: Math.min(quartersOfDay, Math.ceil((Math.max(...spans) + length / quarter) / 4) * 4 + 4),
  };
};

/** The starts (UTC) within the company's hours on a day of the student. */
const startsOn = (day: Day, hours: OpenHours | null, length: number, timeZone: string): readonly string[] =>
  hours === null
    ? []
    : daysFromTo(daysLater(day, -1), daysLater(day, 1))
        .flatMap((each) => startsWithin(hours, each, length))
        .filter((start) => dayIn(start, timeZone) === day);

/** What decides which times the student can propose. */
export interface Choosing {
  readonly hours: OpenHours | null;
  readonly busy: readonly BusyTime[];
  readonly length: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** A time of a day that the student can propose. */
interface FreeTime {
  /** UTC. */
  readonly startsAt: string;
  /** Quarter hours from the day's midnight. */
  readonly from: number;
  readonly isInHours: boolean;
}

/** The whole and half hours of a day of the student that are to come and beside everything on the calendar. */
export const freeTimesOn = (
  day: Day,
  shown: ShownHours,
  { hours, busy, length, timeZone, now }: Choosing,
): readonly FreeTime[] => {
  const inHours = new Set(startsOn(day, hours, length, timeZone));
  return Array.from({ length: (shown.to - shown.from) / 2 }, (_, index) => shown.from + index * 2).flatMap(
    (from) => {
      const startsAt = instantOf(`${day}T${clockOf(from * 15)}`, timeZone);
      if (startsAt === null || Date.parse(startsAt) <= now.getTime()) return [];
      if (clashesWith(busy, spanFrom(startsAt, length)).length > 0) return [];
      return [{ startsAt, from, isInHours: hours === null || inHours.has(startsAt) }];
    },
  );
};

/**
 * Adds a time to those that are chosen. Where there are three, it takes the place of the last that was suggested, or else of
 * the one chosen first.
 */
export const withTime = (
  chosen: readonly string[],
  time: string,
  suggested: readonly string[],
): readonly string[] => {
  if (chosen.length < maxTimes) return [...chosen, time];
  const replaced = chosen.findLast((each) => suggested.includes(each)) ?? chosen[0];
  return [...chosen.filter((each) => each !== replaced), time];
};

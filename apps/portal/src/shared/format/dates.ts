/** Caches formatters by language and options. */
const madeOnce = <Options extends object, Made>(make: (tag: string, options: Options) => Made) => {
  const made = new Map<string, Made>();
  return (tag: string, options: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(tag, options);
    made.set(key, fresh);
    return fresh;
  };
};

/** A cached `Intl.DateTimeFormat`: creating one takes as long as formatting a hundred dates, and a list needs ten per row. */
export const dateTimeFormat = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** A cached `Intl.NumberFormat`. */
export const numberFormat = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** The product's default time zone (specs/COVERAGE.md, section 9). */
export const defaultTimeZone = 'JST';

/** IANA name of a student's zone; the product writes `JST` for Japan. */
export const ianaTimeZone = (timeZone: string): string => (timeZone === 'JST' ? 'Asia/Tokyo' : timeZone);

/** Parts of a date in one time zone, as text. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a plain date, `YYYY-MM-DD`, and not an instant. */
const isPlainDate = (value: string): boolean => plainDate.test(value);

/** The zone to read a value in: UTC for a plain date, otherwise the reader's (IANA name). */
export const zoneOf = (value: string, timeZone: string): string => (isPlainDate(value) ? 'UTC' : timeZone);

/** Whether clocks in two zones (IANA names) show the same time at an instant. */
export const showSameTime = (instant: string | Date, timeZone: string, other: string): boolean => {
  const timeIn = (zone: string) =>
    dateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    );
  return timeZone === other || timeIn(timeZone) === timeIn(other);
};

/** Whole calendar days between two instants in a zone; from 23:59 to 00:01 is one, backwards is negative. */
export const daysBetween = (from: Date, to: Date, timeZone: string): number => {
  const format = dateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (date: Date) => Date.parse(`${format.format(date)}T00:00:00Z`);
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
};

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

const parse = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is an existing day between 1900 and 2199. */
export const isDay = (text: string): text is Day =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parse(text)) && written(parse(text)) === text;

/** Adds days, which may be negative. */
export const daysLater = (day: Day, days: number): Day => written(parse(day) + days * dayLength);

/** Adds months, which may be negative; a missing day becomes the last of the month. */
export const monthsLater = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)));
};

/** The seven days of the week of a day. `firstDay` is the weekday it starts with, 0 for Sunday. */
export const weekOf = (day: Day, firstDay: number): readonly Day[] => {
  const back = (new Date(parse(day)).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => daysLater(day, index - back));
};

/** The weeks that overlap the month of a day. */
export const weeksOfMonth = (day: Day, firstDay: number): readonly (readonly Day[])[] => {
  const month = day.slice(0, 7);
  const weeks: (readonly Day[])[] = [];
  let week = weekOf(`${month}-01`, firstDay);
  while (week.some((each) => each.startsWith(month))) {
    weeks.push(week);
    week = weekOf(daysLater(week[0] ?? day, 7), firstDay);
  }
  return weeks;
};

/** The days of a period, both ends included. */
export const daysFromTo = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, Math.round((parse(to) - parse(from)) / dayLength) + 1) }, (_, index) =>
    daysLater(from, index),
  );

const minute = 60_000;

/** Local time of a zone at an instant, in milliseconds as if it were UTC. */
const wallClock = (instant: number, timeZone: string): number => {
  const parts = dateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
};

/**
 * Converts the local time of a zone, `YYYY-MM-DDTHH:MM`, to RFC 3339 in UTC; null if it is invalid. A time skipped by a
 * clock change uses the offset before it; one that occurs twice is the first (RFC 5545, section 3.3.5).
 */
export const instantOf = (local: string, timeZone: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const wanted = Date.parse(`${local}Z`);
  // `Date` reads 30 February as 1 March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local)) return null;
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  const day = 24 * 60 * minute;
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const match = [wanted - before, wanted - after].find((instant) => wallClock(instant, timeZone) === wanted);
  return new Date(match ?? wanted - before).toISOString();
};

/** The local day (`YYYY-MM-DD`) of an instant in a zone (IANA name). */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  new Date(wallClock(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 10);

/** What to wish somebody at an hour. */
type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day it is in a zone: morning from 4 to 11, evening from 18 on and through the night. */
export const partOfDay = (now: Date, timeZone: string): PartOfDay => {
  const parts = dateTimeFormat('en', {
    timeZone: ianaTimeZone(timeZone),
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value ?? 0);
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'afternoon';
};

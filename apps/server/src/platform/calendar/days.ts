import { Temporal } from 'temporal-polyfill';

/** IANA names that have been looked up: there are few hundred, but many spellings of them. */
const NAMES = new Map<string, string>();
const MAX_NAMES = 1_000;

/** IANA name of a time zone. `JST` is the product's name for Tokyo's; an unknown one counts as UTC. */
export function zoneName(timezone: string): string {
  const known = NAMES.get(timezone);
  if (known !== undefined) return known;
  const name = nameOf(timezone);
  if (NAMES.size < MAX_NAMES) NAMES.set(timezone, name);
  return name;
}

function nameOf(timezone: string): string {
  const name = timezone === 'JST' ? 'Asia/Tokyo' : timezone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Midnight in a time zone, or the first time after it if a clock change skips midnight. */
export function dayBegins(day: string, timezone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zoneName(timezone)).epochMilliseconds);
}

/** A day in a time zone, and the milliseconds from which and until which it lasts. */
interface DayInZone {
  readonly day: string;
  readonly begins: number;
  readonly ends: number;
}

/** The day that was asked for last in each zone: every request of a dashboard asks for the same. */
const LAST_DAYS = new Map<string, DayInZone>();

function dayInZone(moment: Date, timezone: string): DayInZone {
  const zone = zoneName(timezone);
  const time = moment.getTime();
  const last = LAST_DAYS.get(zone);
  if (last !== undefined && time >= last.begins && time < last.ends) return last;
  const day = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString();
  const begins = dayBegins(day, zone).getTime();
  const found = { day, begins, ends: dayBegins(daysLater(day, 1), zone).getTime() };
  LAST_DAYS.set(zone, found);
  return found;
}

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export const dayAt = (moment: Date, timezone: string): string => dayInZone(moment, timezone).day;

/** When the day of a moment ends in a time zone, in milliseconds. */
export const dayEnds = (moment: Date, timezone: string): number => dayInZone(moment, timezone).ends;

/** @param days negative for earlier days */
export function daysLater(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days from the first to the last, both included; less than one in reverse order. */
export function daysSpanned(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(last).days + 1;
}

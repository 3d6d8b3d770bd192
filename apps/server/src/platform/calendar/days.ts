import { Temporal } from 'temporal-polyfill';

/** IANA name of a time zone. `JST` is the product's name for Tokyo's; an unknown one counts as UTC. */
export function zoneName(timezone: string): string {
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

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayAt(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zoneName(timezone))
    .toPlainDate()
    .toString();
}

/** @param days negative for earlier days */
export function daysLater(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days from the first to the last, both included; less than one in reverse order. */
export function daysSpanned(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(last).days + 1;
}

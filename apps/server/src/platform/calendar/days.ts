import { Temporal } from 'temporal-polyfill';

/**
 * The name of a time zone in the IANA database; `JST` is the product's name for Tokyo's, an unknown one counts as UTC.
 */
function zoneName(timezone: string): string {
  const name = timezone === 'JST' ? 'Asia/Tokyo' : timezone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The instant a day begins in a time zone: midnight, or the first time after it if a clock change skips midnight. */
export function dayBegins(day: string, timezone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zoneName(timezone)).epochMilliseconds);
}

/** The day it is at a moment in a time zone, as `YYYY-MM-DD`. */
export function dayAt(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zoneName(timezone))
    .toPlainDate()
    .toString();
}

/** The day some days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days two days span, both counted; less than one when they are the wrong way round. */
export function daysSpanned(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(last).days + 1;
}

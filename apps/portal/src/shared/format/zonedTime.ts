import { dateTimeFormat } from './intlFormats.ts';

const minute = 60_000;

/** What a clock on the wall of a zone shows at an instant, as if it were UTC, in milliseconds. */
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
 * The instant at which a clock in a zone shows a date and time. An hour that a change of the clocks leaves out counts
 * from before the change, one that comes twice is the first (RFC 5545, section 3.3.5).
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone IANA name
 * @returns RFC 3339 in UTC, or null when it is no date and time
 */
export const instantOf = (local: string, timeZone: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const wanted = Date.parse(`${local}Z`);
  // `Date` takes 30 February for 1 March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local)) return null;
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  const day = 24 * 60 * minute;
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const found = [wanted - before, wanted - after].find((instant) => wallClock(instant, timeZone) === wanted);
  return new Date(found ?? wanted - before).toISOString();
};

/**
 * The day on which an instant falls in a zone.
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  new Date(wallClock(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 10);

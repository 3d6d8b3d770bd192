import { dateTimeFormat } from './intlFormats.ts';

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

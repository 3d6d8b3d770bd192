import { Temporal } from 'temporal-polyfill';
import { RecordRefusal, type Reason } from './reason.ts';

const ZONE = 'Asia/Tokyo';
const OFFSET = '+09:00';

/** The earliest date that makes sense in a file. */
const EARLIEST = '2000-01-01';

/** Most years in the future; "9999-12-31" is rejected. */
const YEARS_AHEAD = 10;

const FORM =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

interface ReadTime {
  readonly day: string;
  readonly time: string | undefined;
  readonly zone: string | undefined;
  readonly instant: Temporal.Instant;
}

/**
 * Reads an ISO 8601 date, or date and time, in Japan's zone unless one is given.
 * @param dayAlone whether a date without a time means its first moment or its last
 * @throws RecordRefusal for an invalid or implausible date
 */
export function instantOf(
  field: string,
  text: string | null | undefined,
  now: Date,
  dayAlone: 'begins' | 'ends' = 'begins',
): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const read = readTime(field, text.trim(), now);
  const { instant, time } = read;
  const shown =
    time === undefined && dayAlone === 'ends' ? instant.add({ hours: 24 }).subtract({ seconds: 1 }) : instant;
  return new Date(shown.epochMilliseconds).toISOString();
}

/**
 * The day of an ISO 8601 date, or date and time: as written if it has an offset, in Japan if it is UTC.
 * @throws RecordRefusal for an invalid or implausible date
 */
export function dayOf(field: string, text: string | null | undefined, now: Date): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const { day, instant, zone } = readTime(field, text.trim(), now);
  return zone?.toUpperCase() === 'Z' ? instant.toZonedDateTimeISO(ZONE).toPlainDate().toString() : day;
}

function readTime(field: string, text: string, now: Date): ReadTime {
  const { day, time, zone } = FORM.exec(text)?.groups ?? {};
  if (day === undefined) throw new RecordRefusal({ code: 'notDate', field });
  const instant = instantIn(field, day, time, zone);
  const [far] = farDates({ [field]: day }, now);
  if (far !== undefined) throw new RecordRefusal(far);
  return { day, time, zone, instant };
}

/** ISO 8601 dates, or dates and times, by field. */
type DatesOfRecord = Readonly<Record<string, string | null | undefined>>;

/** Reasons for dates that are implausibly far in the past or future. */
export function farDates(dates: DatesOfRecord, now: Date, earliest: string = EARLIEST): readonly Reason[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  const latest = today.add({ years: YEARS_AHEAD }).toString();
  return told(dates).flatMap(([field, text]): readonly Reason[] => {
    const day = text.slice(0, latest.length);
    if (day < earliest) return [{ code: 'farPast', field, values: { value: day, limit: earliest } }];
    return day > latest ? [{ code: 'farFuture', field, values: { value: day, limit: latest } }] : [];
  });
}

/** Tolerance, because the day may have begun in another time zone. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Reasons for dates of past events that are in the future. */
export function futureDateReasons(dates: DatesOfRecord, now: Date): readonly Reason[] {
  return told(dates).flatMap(([field, text]): readonly Reason[] =>
    Date.parse(text) > now.getTime() + A_DAY ? [{ code: 'inFuture', field, values: { value: text } }] : [],
  );
}

function told(dates: DatesOfRecord): readonly (readonly [field: string, text: string])[] {
  return Object.entries(dates).flatMap(([field, text]) =>
    text === null || text === undefined ? [] : [[field, text] as const],
  );
}

function instantIn(
  field: string,
  day: string,
  time: string | undefined,
  zone: string | undefined,
): Temporal.Instant {
  try {
    // 24:00 is the end of a day in ISO 8601, which Temporal does not read.
    const isMidnight = time !== undefined && /^24:00(:00(\.0+)?)?$/.test(time);
    const start = isMidnight ? '00:00' : (time ?? '00:00');
    const instant = Temporal.Instant.from(`${day}T${start}${zone?.toUpperCase() ?? OFFSET}`);
    return isMidnight ? instant.add({ hours: 24 }) : instant;
  } catch (error) {
    if (error instanceof RangeError) throw new RecordRefusal({ code: 'notDate', field });
    throw error;
  }
}

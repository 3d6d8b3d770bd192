import { normalizeText } from '@michi/api/text';
import { Temporal } from 'temporal-polyfill';
import { RecordRefusal, type Reason } from './reason.ts';

const ZONE = 'Asia/Tokyo';
const OFFSET = '+09:00';

/** The earliest date that makes sense in a file. */
const EARLIEST = '2000-01-01';

/** Most years in the future; "9999-12-31" is rejected. */
const YEARS_AHEAD = 10;

/** The year first, so that day and month cannot be confused: ISO 8601, 2027/3/31, 2027年3月31日, 令和9年3月31日; or a month. */
const DAY = String.raw`(?:(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})(?:\k<separator>(?<date>\d{1,2}))?|(?:(?<era>令和|平成)(?<eraYear>元|\d{1,2})|(?<yearJp>\d{4})) ?年 ?(?<monthJp>\d{1,2}) ?月(?: ?(?<dateJp>\d{1,2}) ?日)?)`;
const WEEKDAY = String.raw`(?: ?\((?<weekday>[月火水木金土日])(?:曜日?)?\))?`;
const TIME = String.raw`(?:[T ]?(?<hour>\d{1,2})(?:(?<rest>:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)|時(?:(?<minute>\d{1,2})分)?)\s?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?`;
const FORM = new RegExp(`^${DAY}${WEEKDAY}${TIME}$`, 'i');

/** Years before the first of an era. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988 };

/** The day that counts where a text names a month only; null where that is uncertain. */
type DayOfMonth = 'first' | 'last' | null;

interface ReadTime {
  readonly day: string;
  readonly time: string | undefined;
  readonly zone: string | undefined;
  readonly instant: Temporal.Instant;
}

/**
 * Reads a date, or date and time, in Japan's zone unless one is given.
 * @param dayAlone whether a date without a time means its first moment or its last; a month ends with its last day
 * @throws RecordRefusal for an uncertain or implausible date
 */
export function instantOf(
  field: string,
  text: string | null | undefined,
  now: Date,
  dayAlone: 'begins' | 'ends' = 'begins',
): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const read = readTime(field, text, now, dayAlone === 'ends' ? 'last' : null);
  const { instant, time } = read;
  const shown =
    time === undefined && dayAlone === 'ends' ? instant.add({ hours: 24 }).subtract({ seconds: 1 }) : instant;
  return new Date(shown.epochMilliseconds).toISOString();
}

/**
 * The day of a date, or date and time: as written if it has an offset, in Japan if it is UTC; of a month the first.
 * @throws RecordRefusal for an uncertain or implausible date
 */
export function dayOf(field: string, text: string | null | undefined, now: Date): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const { day, instant, zone } = readTime(field, text, now, 'first');
  return zone?.toUpperCase() === 'Z' ? instant.toZonedDateTimeISO(ZONE).toPlainDate().toString() : day;
}

function readTime(field: string, text: string, now: Date, dayOfMonth: DayOfMonth): ReadTime {
  const uncertain = new RecordRefusal({ code: 'uncertainDate', field, values: { value: text } });
  const parts = FORM.exec(normalizeText(text, 'NFKC').trim())?.groups;
  const day = parts === undefined ? null : dayIn(parts, dayOfMonth);
  if (parts === undefined || day === null) throw uncertain;
  const { hour, minute = '0', rest, zone } = parts;
  const time = hour && `${hour.padStart(2, '0')}${rest ?? `:${minute.padStart(2, '0')}`}`;
  const instant = instantIn(day, time, zone);
  if (instant === null) throw uncertain;
  const [far] = farDates({ [field]: day }, now);
  if (far !== undefined) throw new RecordRefusal(far);
  return { day, time, zone, instant };
}

/** Null for a day that does not exist, or has another weekday. */
function dayIn(parts: Readonly<Record<string, string | undefined>>, dayOfMonth: DayOfMonth): string | null {
  const { date, dateJp, era, eraYear, month, monthJp, weekday, year, yearJp } = parts;
  const inEra = era === undefined ? 0 : (ERAS[era] ?? 0) + (eraYear === '元' ? 1 : Number(eraYear));
  const statedDate = date ?? dateJp;
  if (statedDate === undefined && dayOfMonth === null) return null;
  try {
    const first = Temporal.PlainDate.from(
      {
        year: inEra || Number(year ?? yearJp),
        month: Number(month ?? monthJp),
        day: Number(statedDate ?? 1),
      },
      { overflow: 'reject' },
    );
    const day =
      statedDate === undefined && dayOfMonth === 'last' ? first.with({ day: first.daysInMonth }) : first;
    return weekday === undefined || '月火水木金土日'[day.dayOfWeek - 1] === weekday ? day.toString() : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** ISO 8601 dates, or dates and times, by field. */
type DatesOfRecord = Readonly<Record<string, string | null | undefined>>;

/** Reasons for dates that are implausibly far in the past or future. */
export function farDates(dates: DatesOfRecord, now: Date, earliest: string = EARLIEST): readonly Reason[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  const latest = today.add({ years: YEARS_AHEAD }).toString();
  return statedDates(dates).flatMap(([field, text]): readonly Reason[] => {
    const day = text.slice(0, latest.length);
    if (day < earliest) return [{ code: 'farPast', field, values: { value: day, limit: earliest } }];
    return day > latest ? [{ code: 'farFuture', field, values: { value: day, limit: latest } }] : [];
  });
}

/** Tolerance, because the day may have begun in another time zone. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Reasons for dates of past events that are in the future. */
export function futureDateReasons(dates: DatesOfRecord, now: Date): readonly Reason[] {
  return statedDates(dates).flatMap(([field, text]): readonly Reason[] =>
    Date.parse(text) > now.getTime() + A_DAY ? [{ code: 'inFuture', field, values: { value: text } }] : [],
  );
}

function statedDates(dates: DatesOfRecord): readonly (readonly [field: string, text: string])[] {
  return Object.entries(dates).flatMap(([field, text]) =>
    text === null || text === undefined ? [] : [[field, text] as const],
  );
}

function instantIn(day: string, time: string | undefined, zone: string | undefined): Temporal.Instant | null {
  try {
    // 24:00 is the end of a day in ISO 8601, which Temporal does not read.
    const isMidnight = time !== undefined && /^24:00(:00(\.0+)?)?$/.test(time);
    const start = isMidnight ? '00:00' : (time ?? '00:00');
    const instant = Temporal.Instant.from(`${day}T${start}${zone?.toUpperCase() ?? OFFSET}`);
    return isMidnight ? instant.add({ hours: 24 }) : instant;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

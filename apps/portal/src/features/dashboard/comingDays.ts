import type { NextStep } from '@michi/api/job';
import { daysBetween, ianaTimeZone, dateTimeFormat } from '../../shared/format/dates.ts';
import type { LanguageTag } from '../../shared/i18n/languages.ts';
import type { Due } from './nextSteps.ts';

/** Days that the dashboard looks ahead. */
const daysAhead = 14;

/** A day and the steps that are due on it. */
export interface ComingDay<Step extends Due> {
  /** `YYYY-MM-DD` in the student's zone. */
  readonly date: string;
  /** "Tue"; 火. */
  readonly weekday: string;
  /** "24". */
  readonly day: string;
  readonly isToday: boolean;
  /** Name of the month, on its first day in the list; not of this month in the coming days. */
  readonly newMonth: string | null;
  readonly steps: readonly Step[];
}

/** Who reads the list and when. */
export interface Reader {
  readonly now: Date;
  /** An IANA name or `JST`. */
  readonly timeZone: string;
  readonly tag: LanguageTag;
}

/** The day an instant falls on in a zone, as `YYYY-MM-DD`. */
export const dayOf = (instant: Date, timeZone: string): string =>
  dateTimeFormat('en-CA', {
    timeZone: ianaTimeZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);

/** Whether a step is due today or in the following two weeks. */
export const isComing = (
  { dueAt, kind }: Due,
  { now, timeZone }: Pick<Reader, 'now' | 'timeZone'>,
): boolean => {
  const due = new Date(dueAt);
  const days = daysBetween(now, due, ianaTimeZone(timeZone));
  // An interview that has begun is still to be found: the service names it until it is over.
  const isAhead = kind === 'ATTEND_INTERVIEW' ? days >= 0 : due.getTime() >= now.getTime();
  return isAhead && days <= daysAhead;
};

/** Whether a step is an interview or an awaited result after those two weeks: the next steps do not hold it either. */
const isLater = ({ dueAt, kind }: Due, { now, timeZone }: Pick<Reader, 'now' | 'timeZone'>): boolean =>
  (kind === 'ATTEND_INTERVIEW' || kind === 'AWAIT_RESULT') &&
  daysBetween(now, new Date(dueAt), ianaTimeZone(timeZone)) > daysAhead;

/** Steps by the day they are due on. A month is named where it differs from the one before, `month` before the first. */
const byDay = <Step extends Due>(
  steps: readonly Step[],
  { now, timeZone, tag }: Reader,
  month: string,
): readonly ComingDay<Step>[] => {
  const zone = ianaTimeZone(timeZone);
  const days = Map.groupBy(steps, ({ dueAt }) => dayOf(new Date(dueAt), zone));
  const today = dayOf(now, zone);
  // A day is the same everywhere, so it is named without a zone.
  const name = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(new Date(date));
  let before = month;
  return [...days]
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([date, due]) => {
      const isNewMonth = date.slice(0, 7) !== before;
      before = date.slice(0, 7);
      return {
        date,
        weekday: name(date, { weekday: 'short' }),
        day: String(Number(date.slice(8))),
        isToday: date === today,
        newMonth: isNewMonth ? name(date, { month: 'long' }) : null,
        steps: due,
      };
    });
};

/** What is due today or in the following two weeks, by day. */
export const comingDays = <Step extends Due>(
  steps: readonly Step[],
  reader: Reader,
): readonly ComingDay<Step>[] =>
  byDay(
    steps.filter((step) => isComing(step, reader)),
    reader,
    dayOf(reader.now, reader.timeZone).slice(0, 7),
  );

/** Interviews and awaited results after these two weeks, by day; the first day names its month. */
export const laterDays = <Step extends Due>(
  steps: readonly Step[],
  reader: Reader,
): readonly ComingDay<Step>[] =>
  byDay(
    steps.filter((step) => isLater(step, reader)),
    reader,
    '',
  );

/** What of a step the order of writing depends on. */
interface ToWrite extends Due {
  readonly toWrite?: NextStep['toWrite'];
}

/** The answers to write that are not late: by the day they are due on, and on one day the longest first. */
export const writingOrder = <Step extends ToWrite>(
  steps: readonly Step[],
  { now, timeZone }: Pick<Reader, 'now' | 'timeZone'>,
): readonly Step[] =>
  steps
    .filter(({ kind, dueAt }) => kind === 'WRITE_ANSWERS' && Date.parse(dueAt) >= now.getTime())
    .toSorted(
      (left, right) =>
        dayOf(new Date(left.dueAt), timeZone).localeCompare(dayOf(new Date(right.dueAt), timeZone)) ||
        (right.toWrite?.characters ?? 0) - (left.toWrite?.characters ?? 0),
    );

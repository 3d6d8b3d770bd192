import { dateTimeFormat } from './intlFormats.ts';

/** Parts of a date in one time zone, as text. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a plain date, `YYYY-MM-DD`, and not an instant. */
export const isPlainDate = (value: string): boolean => plainDate.test(value);

/** The zone to read a value in: UTC for a plain date, otherwise the reader's (IANA name). */
export const zoneOf = (value: string, timeZone: string): string => (isPlainDate(value) ? 'UTC' : timeZone);

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

import { dateTimeFormat } from './intlFormats.ts';

/** The pieces of a date in one time zone, as text. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
}

/** A plain date of the contract, `YYYY-MM-DD`: a day without a time or a zone. */
const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a plain date rather than an instant. */
export const isPlainDate = (value: string): boolean => plainDate.test(value);

/**
 * The zone a value is read in: a plain date names the same day everywhere, an instant depends on the reader.
 * @param timeZone IANA name of the reader's zone
 */
export const zoneOf = (value: string, timeZone: string): string => (isPlainDate(value) ? 'UTC' : timeZone);

/**
 * Whole calendar days from one instant to another, as a reader in the zone counts them: from 23:59 to 00:01 is one.
 * @returns negative when the second day is before the first
 */
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

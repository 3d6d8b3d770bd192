/** A date in three fields: digits as typed, empty for none. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Why a date is refused. */
export type DateFault = 'empty' | 'unreadable' | 'tooEarly' | 'tooLate';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const PASTED = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

/** Whether the calendar has the day. */
const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Whether a text is an ISO 8601 date that the calendar has. */
const isDate = (value: string): boolean => {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return year !== undefined && exists(Number(year), Number(month), Number(day));
};

/** The digits of what was typed, full-width ones made half-width, `length` of them at most. */
export const readDigits = (typed: string, length: number): string =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);

/** An ISO 8601 date, or nothing, in three boxes, without leading zeros; anything else is parted at its hyphens. */
export const splitDate = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return isDate(value)
    ? { year, month: String(Number(month)), day: String(Number(day)) }
    : { year, month, day };
};

/** ISO 8601 of a date that exists, empty for three empty boxes, else the boxes joined by hyphens: no valid date. */
export const joinDate = ({ year, month, day }: DateParts): string => {
  if (year === '' && month === '' && day === '') return '';
  const isComplete = year.length === 4 && month !== '' && day !== '';
  return isComplete && exists(Number(year), Number(month), Number(day))
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${year}-${month}-${day}`;
};

/** The date in a pasted text such as `2004-05-01`, `2004/5/1`, `20040501` or `2004年5月1日`; null where there is none. */
export const readPasted = (text: string): DateParts | null => {
  const match = PASTED.exec(text.normalize('NFKC').replaceAll(/\s/g, ''));
  if (match === null) return null;
  const [, year = '', month, day, shortMonth, shortDay] = match;
  return { year, month: String(Number(month ?? shortMonth)), day: String(Number(day ?? shortDay)) };
};

/** What is wrong with a `DateField`'s value, null for nothing. `min` and `max` are ISO 8601 dates, both allowed. */
export const dateFault = (
  value: string,
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined } = {},
): DateFault | null => {
  if (value === '') return 'empty';
  if (!isDate(value)) return 'unreadable';
  if (min !== undefined && value < min) return 'tooEarly';
  if (max !== undefined && value > max) return 'tooLate';
  return null;
};

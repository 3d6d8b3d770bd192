/** A date in three fields: digits as typed, empty for none. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export type DateFault = 'empty' | 'unreadable' | 'tooEarly' | 'tooLate';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Japanese eras of living users, with the year before their first. */
const ERAS = { 令和: 2018, 平成: 1988, 昭和: 1925, R: 2018, H: 1988, S: 1925 } as const;
const ERA = '令和|平成|昭和|[RHS]';
const YEAR = new RegExp(`^(?:(\\d{4})|(${ERA})(元|\\d{1,2}))年?$`);
const ERA_BEGUN = /^(?:令和?|平成?|昭和?|[RHS])(?:元|\d{0,2})/;
const PASTED = new RegExp(
  `^(\\d{4}|(?:${ERA})(?:元|\\d{1,2})(?=[-/.年]))(?:[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?|(\\d{2})(\\d{2}))$`,
);

const isEra = (text: string | undefined): text is keyof typeof ERAS => text !== undefined && text in ERAS;

const narrow = (text: string): string =>
  text
    .slice(0, 1000)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();

/** Parses four digits, or a year of a Japanese era such as `平成16`, `H16` or `令和元年`, in any width; null for anything else. */
export const readYear = (typed: string): number | null => {
  const [, western, era, ofEra] = YEAR.exec(narrow(typed)) ?? [];
  if (western !== undefined) return Number(western);
  return isEra(era) ? ERAS[era] + (ofEra === '元' ? 1 : Number(ofEra)) : null;
};

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Whether a text is an existing date in ISO 8601. */
const isDate = (value: string): boolean => {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return year !== undefined && exists(Number(year), Number(month), Number(day));
};

/** The first digits of a text, in half width, at most `length`. */
export const readDigits = (typed: string, length: number): string =>
  typed.slice(0, 1000).normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);

/** A partially typed year: up to four digits, or an era with up to two. */
export const readYearText = (typed: string): string =>
  ERA_BEGUN.exec(narrow(typed))?.[0] ?? readDigits(typed, 4);

/** Splits an ISO 8601 date into fields without leading zeros; anything else at its hyphens. */
export const splitDate = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return isDate(value)
    ? { year, month: String(Number(month)), day: String(Number(day)) }
    : { year, month, day };
};

/** An existing date as ISO 8601, empty for three empty fields, otherwise the fields joined by hyphens, which is invalid. */
export const joinDate = ({ year, month, day }: DateParts): string => {
  if (year === '' && month === '' && day === '') return '';
  const number = readYear(year);
  const isComplete = number !== null && month !== '' && day !== '';
  return isComplete && exists(number, Number(month), Number(day))
    ? `${String(number).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${year}-${month}-${day}`;
};

/** Parses `2004-05-01`, `2004/5/1`, `20040501`, `2004年5月1日` or `平成16年5月1日`; null for anything else. */
export const readPasted = (text: string): DateParts | null => {
  const match = PASTED.exec(narrow(text));
  if (match === null) return null;
  const [, typedYear = '', month, day, shortMonth, shortDay] = match;
  const year = String(readYear(typedYear) ?? typedYear);
  return { year, month: String(Number(month ?? shortMonth)), day: String(Number(day ?? shortDay)) };
};

/** The error of a `DateField`'s value, null if valid. `min` and `max` are ISO 8601 dates, both inclusive. */
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

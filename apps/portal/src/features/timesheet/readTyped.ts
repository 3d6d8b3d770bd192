import { normalizeText } from '@michi/api/text';

const MINUTES_AN_HOUR = 60;

/** Full-width digits, signs and blanks become half-width (Unicode NFKC); surrounding blanks go. */
const tidy = (typed: string): string => normalizeText(typed, 'NFKC').trim();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a time of day as people type it: `930`, `9:30`, `９：３０`, `9.30`, `9時30分`, `9時半`, `18`. Midnight at the end of
 * a day, `24:00`, is that of the next.
 * @returns `HH:MM`, or null when it is no time
 */
export const readTime = (typed: string): string | null => {
  const text = tidy(typed).replace('半', '30分');
  const match =
    /^(\d{1,2})(?:[:.h時]\s*(\d{2})?分?)?$/i.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text.replaceAll(' ', ''));
  if (match === null) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minute >= MINUTES_AN_HOUR || hour > 24 || (hour === 24 && minute > 0)) return null;
  return `${twoDigits(hour % 24)}:${twoDigits(minute)}`;
};

/**
 * Reads a length of time as people type it: minutes alone (`60`, `90分`), hours and minutes (`1:30`, `1h30`, `1時間30分`)
 * or parts of an hour (`1.5h`, `1.5時間`).
 * @returns whole minutes, or null when it is none or longer than a day
 */
export const readDuration = (typed: string): number | null => {
  const text = tidy(typed).replaceAll(' ', '');
  const alone = /^(\d{1,4})(?:分|m|min)?$/i.exec(text);
  const hours = /^(\d{1,2}(?:\.\d{1,2})?)(?:h|時間)$/i.exec(text);
  const both = /^(\d{1,2})(?::|h|時間)(\d{1,2})(?:分|m)?$/i.exec(text);
  const minutes =
    (alone && Number(alone[1])) ??
    (hours && Math.round(Number(hours[1]) * MINUTES_AN_HOUR)) ??
    (both && Number(both[2]) < MINUTES_AN_HOUR ? Number(both[1]) * MINUTES_AN_HOUR + Number(both[2]) : null);
  return minutes !== null && minutes <= 24 * MINUTES_AN_HOUR ? minutes : null;
};

/**
 * Reads a whole number as people type it, with or without separators and a sign of yen: `1,200`, `¥1200`, `１２００円`.
 * @returns null when it is none or more than `Number` counts exactly
 */
export const readWhole = (typed: string): number | null => {
  const text = tidy(typed)
    .replace(/^[¥\\]/, '')
    .replace(/円$/, '')
    .trim();
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(value) ? value : null;
};

/**
 * Reads a day of a month as people type it: `19`, `11/19`, `11月19日`, `2026-11-19`, `2026/11/19`.
 * @param month `YYYY-MM`
 * @returns `YYYY-MM-DD`, or null when it is no day of that month
 */
export const readDay = (typed: string, month: string): string | null => {
  const match = /^(?:(?:(\d{4})[-/.年])?(\d{1,2})[-/.月])?(\d{1,2})日?$/.exec(tidy(typed));
  if (match === null) return null;
  const [year, monthOfYear, day] = [
    Number(match[1] ?? month.slice(0, 4)),
    Number(match[2] ?? month.slice(5)),
    Number(match[3]),
  ];
  const date = new Date(Date.UTC(year, monthOfYear - 1, day));
  if (date.getUTCDate() !== day || day === 0) return null;
  const read = date.toISOString().slice(0, 10);
  return read.startsWith(`${month}-`) ? read : null;
};

import type { YearStyle } from '../content.ts';

const japanese = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  era: 'long',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The year of a day `YYYY-MM-DD`: 令和8, 令和元 or 2026. */
function yearOfDay(day: string, style: YearStyle): string {
  if (style === 'WESTERN') return String(Number(day.slice(0, 4)));
  const parts = japanese.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: 'era' | 'year'): string => parts.find((each) => each.type === type)?.value ?? '';
  const year = part('year');
  return `${part('era')}${year === '1' ? '元' : year}`;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The year of a day, or of a month `YYYY-MM`, which counts to the era it ends in. */
export function yearOf(date: string, style: YearStyle): string {
  return yearOfDay(date.length === 'YYYY-MM'.length ? lastDayOf(date) : date, style);
}

export const monthNumber = (date: string): string => String(Number(date.slice(5, 7)));

/** A day in full: 令和8年11月20日. */
export function dayInFull(day: string, style: YearStyle): string {
  return `${yearOfDay(day, style)}年${monthNumber(day)}月${Number(day.slice(8, 10))}日`;
}

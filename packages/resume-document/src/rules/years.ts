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

const ERA_STARTS = { 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 } as const;

/**
 * A text of a table with its years counted as everywhere on the form: `2025年9月` is 令和7年9月 on one by era. A year
 * without a month counts to the era it ends in.
 */
export function inYears(text: string, style: YearStyle): string {
  if (style === 'ERA')
    return text.replaceAll(
      /(?<!\d)(\d{4})\s?年\s?(?:(1[0-2]|0?[1-9])\s?月)?/gu,
      (written, year: string, month: string | undefined) => {
        if (Number(year) < 1927) return written;
        const counted = yearOf(`${year}-${(month ?? '12').padStart(2, '0')}`, style);
        return `${counted}年${month === undefined ? '' : `${Number(month)}月`}`;
      },
    );
  return text.replaceAll(
    /(大正|昭和|平成|令和)\s?(\d{1,2}|元)\s?年/gu,
    (written, era: string, year: string) => {
      const start = Object.entries(ERA_STARTS).find(([name]) => name === era)?.[1];
      return start === undefined ? written : `${start + (year === '元' ? 1 : Number(year))}年`;
    },
  );
}

export const monthNumber = (date: string): string => String(Number(date.slice(5, 7)));

/** A day in full: 令和8年11月20日. */
export function dayInFull(day: string, style: YearStyle): string {
  return `${yearOfDay(day, style)}年${monthNumber(day)}月${Number(day.slice(8, 10))}日`;
}

import { normalizeText } from '@michi/api/text';

/** Era names on forms, with the year before the first of each. */
const eras: readonly (readonly [RegExp, number])[] = [
  [/令和|[RＲ]/, 2018],
  [/平成|[HＨ]/, 1988],
  [/昭和|[SＳ]/, 1925],
];

const englishMonths = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

interface MonthMatch {
  /** `YYYY-MM`. */
  readonly month: string;
  /** `01` to `31`; null where the line names the month alone. */
  readonly day: string | null;
  /** The words themselves, to be taken out of the line. */
  readonly text: string;
}

const patterns: readonly RegExp[] = [
  /(?<era>令和|平成|昭和|[RHS](?=\s*\d))\s*(?<eraYear>\d{1,2}|元)\s*[年.\s/]\s*(?<month>\d{1,2})(?:\s*月|(?=[\s.\D]|$))(?:\s*(?<day>\d{1,2})\s*日)?/,
  /(?<year>(?:19|20)\d{2})\s*[年./-]\s*(?<month>\d{1,2})(?!\d)\s*月?(?:\s*[./-]?\s*(?<day>\d{1,2})\s*日|[./-](?<isoDay>\d{1,2}))?/,
  /(?<english>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:(?<englishDay>\d{1,2}),\s*)?(?<year>(?:19|20)\d{2})/i,
  /(?<year>(?:19|20)\d{2})\s+(?<month>\d{1,2})(?=\s|$)/,
  /(?<![\d/.-])(?<month>\d{1,2})[/.](?<year>(?:19|20)\d{2})(?!\d)/,
];

const yearOf = (groups: Readonly<Record<string, string | undefined>>): number => {
  const { era, eraYear, year } = groups;
  if (era === undefined) return Number(year);
  const start = eras.find(([sign]) => sign.test(era))?.[1] ?? 0;
  return start + (eraYear === '元' ? 1 : Number(eraYear));
};

/** A month by the groups of a match; null if there is no such month. */
const monthIn = ({ 0: text, groups = {} }: RegExpExecArray): MonthMatch | null => {
  const { english, month, day, isoDay, englishDay } = groups;
  const number =
    english === undefined
      ? Number(month)
      : englishMonths.findIndex((name) => name === english.toLowerCase()) + 1;
  const year = yearOf(groups);
  if (number < 1 || number > 12 || year < 1926 || year > 2100) return null;
  return {
    month: `${year}-${String(number).padStart(2, '0')}`,
    day: (day ?? isoDay ?? englishDay)?.padStart(2, '0') ?? null,
    text,
  };
};

/**
 * The first month a line names, in any of the writings resumes have: 令和5年4月, R5.4, 2023年4月, 2023/4, Apr 2023.
 * @param line with digits and Latin letters in half width
 */
export const findMonth = (line: string): MonthMatch | null => {
  const matches = patterns.flatMap((pattern) => {
    const match = pattern.exec(line);
    const month = match === null ? null : monthIn(match);
    return match === null || month === null ? [] : [{ index: match.index, month }];
  });
  return matches.toSorted((one, other) => one.index - other.index)[0]?.month ?? null;
};

const ongoing = /^(現在(に至る)?|在職中|在学中|present|current(ly)?|now|ongoing|to date|today)\.?$/i;

/** Whether the end of a period says that it is ongoing. */
export const isOngoing = (text: string): boolean => ongoing.test(normalizeText(text, 'NFKC').trim());

/** Whether the day exists: `2015-02-30` does not. */
export const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The two months of a period such as "Apr 2023 – Mar 2027" or "2023年4月～現在"; the second is null if ongoing. */
export const findSpan = (
  line: string,
): { readonly from: MonthMatch; readonly to: MonthMatch | null; readonly rest: string } | null => {
  const from = findMonth(line);
  if (from === null) return null;
  const after = line.replace(from.text, ' ');
  const to = findMonth(after);
  const rest = (to === null ? after : after.replace(to.text, ' '))
    .replace(/(?<=[〜～~–—-]\s*)現在(に至る)?|(?<!\p{L})(現在(に至る)?|present|current|now)(?!\p{L})/iu, ' ')
    .replaceAll(/[\s〜～~–—-]{2,}|^[\s,:：〜～~–—()（）-]+|[\s,:：〜～~–—(（-]+$/g, ' ')
    .replaceAll(/[(（]\s*[)）]/g, ' ')
    .trim();
  return { from, to, rest };
};

/** The day of a moment where the reader is, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

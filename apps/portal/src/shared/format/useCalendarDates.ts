import { useMemo } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import { weekOf, type Day } from './days.ts';
import { dateTimeFormat } from './intlFormats.ts';

/** Locales of calendars, and the first day of their weeks (CLDR, "weekData"). */
const regions = { en: { tag: 'en-GB', firstDay: 1 }, jp: { tag: 'ja-JP', firstDay: 0 } } as const;

/** Any Sunday, for the names of weekdays. */
const aSunday = '2026-11-01';

/** Formats of calendar days, which have no zone. */
export interface CalendarDates {
  /** BCP 47 tag. */
  readonly tag: string;
  /** 0 for Sunday. */
  readonly firstDay: number;
  /** "November 2026"; 2026年11月. */
  readonly month: (day: Day) => string;
  /** "23–29 November 2026"; 2026年11月23日〜29日. */
  readonly span: (from: Day, to: Day) => string;
  /** "Fri"; 金. */
  readonly weekday: (day: Day) => string;
  /** In display order. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Formats calendar days in the reader's language. */
export const useCalendarDates = (): CalendarDates => {
  const { language } = useLanguage();
  return useMemo(() => {
    const { tag, firstDay } = regions[language];
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateTimeFormat(tag, { timeZone: 'UTC', ...options });
    const named = (options: Intl.DateTimeFormatOptions) => {
      const names = format(options);
      return (day: Day) => names.format(new Date(day));
    };
    const spans = format({ year: 'numeric', month: 'long', day: 'numeric' });
    const japaneseSpan = (from: Day, to: Day) => {
      const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
      const isSameYear = from.slice(0, 4) === to.slice(0, 4);
      const end = format({
        day: 'numeric',
        ...(!isSameMonth && { month: 'long' }),
        ...(!isSameYear && { year: 'numeric' }),
      });
      return `${spans.format(new Date(from))}〜${end.format(new Date(to))}`;
    };
    const [narrow, long] = [named({ weekday: 'narrow' }), named({ weekday: 'long' })];
    return {
      tag,
      firstDay,
      month: named({ year: 'numeric', month: 'long' }),
      // `Intl` formats a Japanese range as digits with slashes.
      span: (from, to) =>
        language === 'jp' ? japaneseSpan(from, to) : spans.formatRange(new Date(from), new Date(to)),
      weekday: named({ weekday: 'short' }),
      weekdays: weekOf(aSunday, firstDay).map((day) => ({ short: narrow(day), long: long(day) })),
    };
  }, [language]);
};

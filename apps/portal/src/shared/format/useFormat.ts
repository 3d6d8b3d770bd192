import { createContext, useContext, useMemo, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfTag } from '../i18n/languages.ts';
import { createFormat, type Format } from './createFormat.ts';
import {
  defaultTimeZone,
  ianaTimeZone,
  showSameTime,
  dateTimeFormat,
  type Day,
  dayIn,
  weekOf,
} from './dates.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** The student's time zone of the profile's settings; `JST` while they are loading. */
export const TimeZoneContext = createContext(defaultTimeZone);

/** The zone of the device's clock (IANA name); stories and tests replace it. */
export const DeviceTimeZoneContext = createContext(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The clock of the device, where no other is given. */
export const deviceClock = (): Date => new Date();

/** The clock; stories and tests replace it. */
export const ClockContext = createContext<() => Date>(deviceClock);

/** Dates, deadlines, money and numbers in the reader's language and time zone. */
export const useFormat = (): Format => {
  const { t, i18n } = useTranslation('shared');
  const timeZone = useContext(TimeZoneContext);
  const deviceTimeZone = useContext(DeviceTimeZoneContext);
  const now = useContext(ClockContext);
  return useMemo(
    () => createFormat({ language: languageOfTag(i18n.language), timeZone, deviceTimeZone, now, t }),
    [i18n.language, timeZone, deviceTimeZone, now, t],
  );
};

interface ZoneLabels {
  /** IANA name. */
  readonly timeZone: string;
  /** "Japan Standard Time (Asia/Tokyo, JST)"; 日本標準時（Asia/Tokyo、JST）. Null where the device shows the same time. */
  readonly zoneName: string | null;
}

/** The student's time zone, with an unambiguous name at an instant: it changes with daylight saving time. */
export const useTimeZone = (at: string | Date): ZoneLabels => {
  const { i18n } = useTranslation('shared');
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  const deviceTimeZone = useContext(DeviceTimeZoneContext);
  const nameOf = (timeZoneName: 'long' | 'short') =>
    dateTimeFormat(i18n.language, { timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Most browsers shorten Japan's zone to an offset; the product says JST.
  const short = timeZone === 'Asia/Tokyo' ? 'JST' : nameOf('short');
  const isJapanese = i18n.language === 'ja';
  if (showSameTime(at, timeZone, deviceTimeZone)) return { timeZone, zoneName: null };
  return {
    timeZone,
    zoneName: isJapanese
      ? `${nameOf('long')}（${timeZone}、${short}）`
      : `${nameOf('long')} (${timeZone}, ${short})`,
  };
};

/** The current day in the student's time zone, as the server computes it. */
export const useToday = (): Day =>
  dayIn(useContext(ClockContext)(), ianaTimeZone(useContext(TimeZoneContext)));

/** Longest delay of a browser's timer, in milliseconds. */
const maxTimeout = 2 ** 31 - 1;

/** Whether a time (RFC 3339) has passed; re-renders as soon as it has. Null never passes. */
export const useIsOver = (moment: string | null): boolean => {
  const now = useContext(ClockContext);
  const [looked, lookAgain] = useReducer((times: number) => times + 1, 0);
  const isOver = moment !== null && Date.parse(moment) <= now().getTime();
  useEffect(() => {
    if (moment === null || isOver) return undefined;
    const wait = Date.parse(moment) - now().getTime();
    const timer = setTimeout(lookAgain, Math.min(Math.max(wait, 0), maxTimeout));
    return () => clearTimeout(timer);
  }, [moment, isOver, now, looked]);
  return isOver;
};

/** Locales of calendars, and the first day of their weeks (CLDR, "weekData"). */
export const regions = { en: { tag: 'en-GB', firstDay: 1 }, jp: { tag: 'ja-JP', firstDay: 0 } } as const;

/** Any Sunday, for the names of weekdays. */
const aSunday = '2026-11-01';

/** Formats of calendar days, which have no zone. */
interface CalendarDates {
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

import type { Language } from '@michi/api/session';
import type { TFunction } from 'i18next';
import { languageTags } from '../i18n/languages.ts';
import {
  daysBetween,
  showSameTime,
  zoneOf,
  type DateParts,
  ianaTimeZone,
  dateTimeFormat,
  numberFormat,
} from './dates.ts';

/** Formats an integer as "248,000" in both languages. The first use of `Intl.NumberFormat` takes a slow phone 75 ms. */
export const wholeNumber = (value: number): string => `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Whether {@link wholeNumber} can format a value: non-negative, and without an exponent. */
export const isWholeNumber = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const man = 10_000;
const oku = 100_000_000;

/** Multiples of it have at most two decimals in 万. */
const smallestPart = 100;

/** Whether {@link inMan} shows all digits: from one 万 up to one 億. */
export const isShownInMan = (value: number): boolean =>
  value >= man && value < oku && value % smallestPart === 0;

/** Multiples of it have at most two decimals in 億. */
const smallestPartOfOku = 1_000_000;

/** Whether a compact format in 億 shows all digits. */
const isShownInOku = (value: number): boolean => value >= oku && value % smallestPartOfOku === 0;

/** An amount in 万: "24.8万", "8,000万". */
export const inMan = (value: number): string => {
  const [whole = '', ...part] = `${value / man}`.split('.');
  return `${[wholeNumber(Number(whole)), ...part].join('.')}万`;
};

/** Shown for a missing value in every language (specs/COVERAGE.md, section 9). */
export const missingValue = '-';

/** Bytes in a KB. */
const kilobyte = 1024;

/** Forbids a line break, which browsers otherwise allow after a dash. */
const wordJoiner = '\u2060';

/** Most decimals of an amount. */
const decimals = 6;

/** Number of days before a deadline from which it is shown in orange. */
const urgentDays = 7;

/** An amount of the contract, in units of its currency (ISO 4217). */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** Pay of the contract; an open end is null. */
interface Pay {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly currency: string;
  readonly period: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

interface DeadlineText {
  /** "5 days left", "Tomorrow, 17:00", "Today, 17:00" or "Deadline passed". */
  readonly left: string;
  /** The same beside a text that says the time: "5 days left", "Tomorrow", "Today" or "Deadline passed". */
  readonly leftInDays: string;
  /** "Wed 25 Nov". */
  readonly date: string;
  /** "Wed 25 Nov, 23:59 JST". */
  readonly full: string;
  /** Whole days from today; negative after it. */
  readonly days: number;
  /** Shown in orange: an action is possible, and it is at most seven days away or a response is due. */
  readonly isUrgent: boolean;
  readonly isOver: boolean;
}

interface FormatSurroundings {
  readonly language: Language;
  /** IANA name or `JST`. */
  readonly timeZone: string;
  /** IANA name. The zone is named only where this one shows another time; without it, always. */
  readonly deviceTimeZone?: string;
  readonly now: () => Date;
  readonly t: TFunction<'shared'>;
}

/** Formats for the reader's language and zone. A date is an instant (RFC 3339) or a plain `YYYY-MM-DD`; null gives `-`. */
export interface Format {
  /** "Wed 25 Nov", with the year when it is not this one; 11/25（水）. */
  readonly date: (value: string | null) => string;
  /** "Wednesday 25 November 2026"; 2026年11月25日（水）. */
  readonly longDate: (value: string | null) => string;
  /** "25 Nov", with the year when it is not this one; 11/25. */
  readonly dayAndMonth: (value: string | null) => string;
  /** "Wed 25 Nov – Fri 27 Nov"; 11/25（水）〜11/27（金）. An end that is null stays open. */
  readonly dates: (from: string | null, to: string | null) => string;
  /** "Dec 2025"; 2025年12月. */
  readonly monthAndYear: (value: string | null) => string;
  /** "Nov"; 11月. @param month from 1 */
  readonly month: (month: number) => string;
  /** "17:00". */
  readonly time: (value: string | null) => string;
  /** "17:30–18:15"; 17:30〜18:15. Two times that are already formatted, on one line. */
  readonly times: (from: string, to: string) => string;
  /** "Wed 25 Nov, 23:59"; 11/25（水）23:59. */
  readonly dateAndTime: (value: string | null) => string;
  /** "Wed 25 Nov, 23:59 JST"; 11/25（水）23:59（日本時間）. Without the zone where the device shows the same time. */
  readonly dateAndTimeWithZone: (value: string | null) => string;
  /** Null when there is no deadline. */
  readonly deadline: (value: string | null, options?: { readonly isOwed?: boolean }) => DeadlineText | null;
  /** "¥9,800", large sums short: "¥250M"; 2.5億円. */
  readonly money: (value: Amount | null) => string;
  /** An amount of pay in full, with all of its decimals: "$17.50", "¥10,000"; 1万円. */
  readonly exactAmount: (value: Amount) => string;
  /** "¥248,000 / month", "$17.50 / hour", "From ¥12,000 / day"; 月給24.8万円, 日給1.2万円〜. */
  readonly salary: (value: Pay | null) => string;
  readonly number: (value: number | null) => string;
  /** "412 KB", "1.5 MB"; 412KB. */
  readonly fileSize: (bytes: number) => string;
  /** The text itself, or `-`. */
  readonly text: (value: string | null | undefined) => string;
  /** Joins with " · "; in Japanese with "・". Missing values are omitted. */
  readonly list: (values: readonly (string | null | undefined)[]) => string;
}

/** Creates the formats of one reader. */
export const createFormat = ({
  language,
  timeZone: ownZone,
  deviceTimeZone,
  now,
  t,
}: FormatSurroundings): Format => {
  const tag = languageTags[language];
  const timeZone = ianaTimeZone(ownZone);
  const isJapanese = language === 'jp';

  const partsOf = (value: string, weekday: 'short' | 'long', month: 'short' | 'long'): DateParts => {
    const format = dateTimeFormat(tag, {
      timeZone: zoneOf(value, timeZone),
      year: 'numeric',
      month: isJapanese ? 'numeric' : month,
      day: 'numeric',
      weekday: isJapanese ? 'short' : weekday,
    });
    const parts = new Map(format.formatToParts(new Date(value)).map((part) => [part.type, part.value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return { year: part('year'), month: part('month'), day: part('day'), weekday: part('weekday') };
  };
  const isThisYear = ({ year }: DateParts): boolean =>
    year === dateTimeFormat('en', { timeZone, year: 'numeric' }).format(now());
  const unlessMissing =
    (format: (value: string) => string) =>
    (value: string | null): string =>
      value === null ? missingValue : format(value);

  const dayAndMonthIn = (parts: DateParts): string => {
    const { year, month, day } = parts;
    if (isJapanese) return isThisYear(parts) ? `${month}/${day}` : `${year}/${month}/${day}`;
    return isThisYear(parts) ? `${day} ${month}` : `${day} ${month} ${year}`;
  };
  const dayAndMonthOf = (value: string): string => dayAndMonthIn(partsOf(value, 'short', 'short'));
  const dateOf = (value: string): string => {
    const parts = partsOf(value, 'short', 'short');
    const { weekday } = parts;
    return isJapanese ? `${dayAndMonthIn(parts)}（${weekday}）` : `${weekday} ${dayAndMonthIn(parts)}`;
  };
  const longDateOf = (value: string): string => {
    const { year, month, day, weekday } = partsOf(value, 'long', 'long');
    return isJapanese ? `${year}年${month}月${day}日（${weekday}）` : `${weekday} ${day} ${month} ${year}`;
  };
  const timeOf = (value: string): string =>
    dateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      new Date(value),
    );
  const dateAndTimeOf = (value: string): string =>
    isJapanese ? `${dateOf(value)}${timeOf(value)}` : `${dateOf(value)}, ${timeOf(value)}`;
  const zoneName = (value: string): string => {
    // Most browsers shorten Japan's zone to an offset in English; the product says JST.
    if (timeZone === 'Asia/Tokyo') return isJapanese ? '日本時間' : 'JST';
    const format = dateTimeFormat(tag, { timeZone, timeZoneName: isJapanese ? 'long' : 'short' });
    return (
      format.formatToParts(new Date(value)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    );
  };
  const dateAndTimeWithZoneOf = (value: string): string => {
    if (deviceTimeZone !== undefined && showSameTime(value, timeZone, deviceTimeZone))
      return dateAndTimeOf(value);
    return isJapanese
      ? `${dateAndTimeOf(value)}（${zoneName(value)}）`
      : `${dateAndTimeOf(value)} ${zoneName(value)}`;
  };

  const deadline: Format['deadline'] = (value, { isOwed = false } = {}) => {
    if (value === null) return null;
    const moment = new Date(value);
    const isOver = moment.getTime() < now().getTime();
    const days = daysBetween(now(), moment, timeZone);
    const inDays = (): string => {
      if (isOver) return t('deadline.over');
      if (days === 0) return t('deadline.today');
      return days === 1 ? t('deadline.tomorrow') : t('deadline.daysLeft', { count: days });
    };
    const left = (): string => {
      if (isOver || days > 1) return inDays();
      return t(days === 0 ? 'deadline.todayAt' : 'deadline.tomorrowAt', { time: timeOf(value) });
    };
    return {
      left: left(),
      leftInDays: inDays(),
      date: dateOf(value),
      // Computed on demand: it is slow, and few screens show it.
      get full() {
        return dateAndTimeWithZoneOf(value);
      },
      days,
      isUrgent: !isOver && (isOwed || days <= urgentDays),
      isOver,
    };
  };

  const numberOf = (value: number): string =>
    isWholeNumber(value) ? wholeNumber(value) : numberFormat(tag, {}).format(value);
  const plainAmount = (amount: number, currency: string): string =>
    currency === 'JPY' && isWholeNumber(amount)
      ? `¥${wholeNumber(amount)}`
      : numberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          // Existing decimals are shown, all of them, without rounding.
          maximumFractionDigits: Number.isInteger(amount) ? 0 : decimals,
        }).format(amount);
  /** In 万 or 億 if no digit is lost, such as 24.8万; otherwise all digits. */
  const yen = (amount: number): string => {
    if (isShownInMan(amount)) return inMan(amount);
    return isShownInOku(amount)
      ? numberFormat(tag, { notation: 'compact', maximumFractionDigits: 2, useGrouping: 'always' }).format(
          amount,
        )
      : isWholeNumber(amount)
        ? wholeNumber(amount)
        : numberFormat(tag, { maximumFractionDigits: decimals }).format(amount);
  };
  const range = (from: string, to: string): string =>
    from === to ? from : isJapanese ? `${from}〜${to}` : `${from}–${to}`;

  const isInYen = (currency: string): boolean => isJapanese && currency === 'JPY';
  const unitOf = (currency: string): string => (isInYen(currency) ? '円' : '');
  const figureOf = (amount: number, currency: string): string =>
    isInYen(currency) ? yen(amount) : plainAmount(amount, currency);
  const exactAmount: Format['exactAmount'] = ({ amount, currency }) =>
    `${figureOf(amount, currency)}${unitOf(currency)}`;
  const salary: Format['salary'] = (value) => {
    if (value === null) return missingValue;
    const { minimum, maximum, currency, period } = value;
    const unit = unitOf(currency);
    const figure = (amount: number): string => figureOf(amount, currency);
    const amounts = (): string => {
      if (minimum === null) {
        return maximum === null ? missingValue : t('salary.upTo', { amount: `${figure(maximum)}${unit}` });
      }
      return maximum === null
        ? t('salary.from', { amount: `${figure(minimum)}${unit}` })
        : `${range(figure(minimum), figure(maximum))}${unit}`;
    };
    return t(`salary.${period}`, { amount: amounts() });
  };
  const money: Format['money'] = (value) => {
    if (value === null) return missingValue;
    const { amount, currency } = value;
    if (isInYen(currency)) return exactAmount(value);
    if (amount < 1_000_000) return plainAmount(amount, currency);
    return numberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 2,
      notation: 'compact',
      compactDisplay: 'short',
    }).format(amount);
  };
  const fileSize: Format['fileSize'] = (bytes) => {
    const space = isJapanese ? '' : ' ';
    return bytes < kilobyte * kilobyte
      ? `${numberOf(Math.max(1, Math.round(bytes / kilobyte)))}${space}KB`
      : `${numberOf(Math.round((bytes / kilobyte / kilobyte) * 10) / 10)}${space}MB`;
  };
  const text: Format['text'] = (value) =>
    value === null || value === undefined || value.trim() === '' ? missingValue : value;

  return {
    date: unlessMissing(dateOf),
    dates: (from, to) =>
      [from, to].map((day) => (day === null ? '' : dateOf(day))).join(isJapanese ? '〜' : ' – '),
    longDate: unlessMissing(longDateOf),
    dayAndMonth: unlessMissing(dayAndMonthOf),
    monthAndYear: unlessMissing((value) =>
      dateTimeFormat(tag, {
        timeZone: zoneOf(value, timeZone),
        year: 'numeric',
        month: isJapanese ? 'long' : 'short',
      }).format(new Date(value)),
    ),
    month: (month) =>
      dateTimeFormat(tag, { timeZone: 'UTC', month: 'short' }).format(new Date(Date.UTC(2026, month - 1))),
    time: unlessMissing(timeOf),
    times: (from, to) => `${from}${isJapanese ? '〜' : '–'}${wordJoiner}${to}`,
    dateAndTime: unlessMissing(dateAndTimeOf),
    dateAndTimeWithZone: unlessMissing(dateAndTimeWithZoneOf),
    deadline,
    money,
    exactAmount,
    salary,
    number: (value) => (value === null ? missingValue : numberOf(value)),
    fileSize,
    text,
    list: (values) =>
      values.filter((value) => text(value) !== missingValue).join(isJapanese ? '・' : '\u00A0· '),
  };
};

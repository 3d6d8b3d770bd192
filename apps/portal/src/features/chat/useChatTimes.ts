import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, ianaTimeZone, dateTimeFormat } from '../../shared/format/dates.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../shared/format/useFormat.ts';

/** Formats of times in conversations, in the reader's language and time zone. */
export interface ChatTimes {
  /** For a list: "10:24", "Yesterday", "Tuesday", "13 Nov". */
  readonly short: (instant: string) => string;
  /** Where a day begins: "Today, Fri 20 Nov". */
  readonly day: (instant: string) => string;
  /** The same text for instants of the same day. */
  readonly dayOf: (instant: string) => string;
}

/** Formats times of messages in the reader's language and time zone. */
export const useChatTimes = (): ChatTimes => {
  const { t, i18n } = useTranslation('chat');
  const format = useFormat();
  const now = useContext(ClockContext);
  const ownZone = useContext(TimeZoneContext);
  return useMemo(() => {
    const timeZone = ianaTimeZone(ownZone);
    const tag = i18n.language;
    const inZone = (options: Intl.DateTimeFormatOptions) => dateTimeFormat(tag, { timeZone, ...options });
    const weekday = inZone({ weekday: 'long' });
    const plain = dateTimeFormat('en-CA', { timeZone });
    const monthAndDay = inZone({ month: 'long', day: 'numeric' });
    const shortWeekday = inZone({ weekday: 'short' });
    const dayBefore = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-1, 'day');
    const yesterday = `${dayBefore.slice(0, 1).toLocaleUpperCase(tag)}${dayBefore.slice(1)}`;
    const daysAgo = (instant: string) => daysBetween(new Date(instant), now(), timeZone);
    const isThisYear = (instant: string) =>
      plain.format(new Date(instant)).slice(0, 4) === plain.format(now()).slice(0, 4);
    const dateOf = (instant: string): string => {
      if (!tag.startsWith('ja')) return format.date(instant);
      if (!isThisYear(instant)) return format.longDate(instant);
      const date = new Date(instant);
      return `${monthAndDay.format(date)}（${shortWeekday.format(date)}）`;
    };
    return {
      short: (instant) => {
        const days = daysAgo(instant);
        if (days <= 0) return format.time(instant);
        if (days === 1) return yesterday;
        return days < 7 ? weekday.format(new Date(instant)) : format.dayAndMonth(instant);
      },
      day: (instant) =>
        daysAgo(instant) === 0 ? t('messages.today', { day: dateOf(instant) }) : dateOf(instant),
      dayOf: (instant) => plain.format(new Date(instant)),
    };
  }, [format, now, ownZone, i18n.language, t]);
};

import type { CalendarEvent } from '@michi/api/user';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, ianaTimeZone } from '../../shared/format/dates.ts';
import { TimeZoneContext, useFormat } from '../../shared/format/useFormat.ts';
import { daysOf } from './events.ts';

/** The time of an event as text of several lengths; undefined for a whole day. */
export interface EventTimes {
  /** "17:30". */
  readonly begins: string | undefined;
  /** "17:30–18:15", "By 12:00". */
  readonly whole: string | undefined;
}

/**
 * Formats times of events in the student's zone. For an event over several days the text is that of the given day:
 * when it begins, all day, or when it ends; without a day, the whole range.
 */
export const useEventTimes = (): ((event: CalendarEvent, day?: Day) => EventTimes) => {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  return (event, day) => {
    const { kind, isAllDay, startsAt, endsAt } = event;
    if (isAllDay) return { begins: undefined, whole: undefined };
    const begins = format.time(startsAt);
    if (endsAt === null)
      return { begins, whole: kind === 'DEADLINE' ? t('time.by', { time: begins }) : begins };
    const days = daysOf(event, timeZone);
    const ends = format.time(endsAt);
    if (days.length === 1) return { begins, whole: format.times(begins, ends) };
    if (day === undefined) {
      const [from, to] = [format.dateAndTime(startsAt), format.dateAndTime(endsAt)];
      return { begins, whole: format.times(from, to) };
    }
    if (day === days[0]) return { begins, whole: t('time.from', { time: begins }) };
    if (day === days.at(-1))
      return { begins: t('time.until', { time: ends }), whole: t('time.until', { time: ends }) };
    return { begins: undefined, whole: undefined };
  };
};

import type { CalendarEvent } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/format/useFormat.ts';

/** When an event is, in words of several lengths; undefined for a whole day. */
export interface EventTimes {
  /** "17:30". */
  readonly begins: string | undefined;
  /** "17:30–18:15", "By 12:00". */
  readonly whole: string | undefined;
}

/** Says when events are, in the student's zone. */
export const useEventTimes = (): ((event: CalendarEvent) => EventTimes) => {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return ({ kind, isAllDay, startsAt, endsAt }) => {
    if (isAllDay) return { begins: undefined, whole: undefined };
    const begins = format.time(startsAt);
    if (endsAt !== null) return { begins, whole: t('time.range', { from: begins, to: format.time(endsAt) }) };
    return { begins, whole: kind === 'DEADLINE' ? t('time.by', { time: begins }) : begins };
  };
};

import type { Seminar } from '@michi/api/seminar';
import { useShowCalendar, type CalendarEvent } from '@michi/api/user';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useTimeZone } from '../../shared/format/useTimeZone.ts';
import { dayIn } from '../../shared/format/zonedTime.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

const day = 24 * 60 * 60 * 1000;

/** An event at the time of a seminar. */
export interface Clash {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether an event takes the student's time: not a deadline and not an expected result. */
const takesTime = (event: CalendarEvent): event is CalendarEvent & { endsAt: string } =>
  event.endsAt !== null && !event.isAllDay && event.kind !== 'DEADLINE' && event.kind !== 'RESULT_EXPECTED';

const overlaps = (one: { startsAt: string; endsAt: string }, other: { startsAt: string; endsAt: string }) =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/**
 * Other events of the student at the time of a seminar.
 * @param isWanted false to skip the request
 * @returns null while unknown, also if the calendar fails: then nothing is shown
 */
export function useClashes(seminar: Seminar, isWanted: boolean): readonly Clash[] | null {
  const { language } = useLanguage();
  const { timeZone } = useTimeZone(seminar.startsAt);
  const { id, application, startsAt, endsAt } = seminar;
  const { data } = useShowCalendar(
    {
      dateRange: [
        dayIn(new Date(Date.parse(startsAt) - day), timeZone),
        dayIn(new Date(Date.parse(endsAt) + day), timeZone),
      ],
    },
    { query: { enabled: isWanted, retry: false, refetchInterval: false } },
  );
  if (!isWanted || data === undefined) return null;
  return data.events
    .filter(takesTime)
    .filter((event) => event.id !== id && event.id !== application?.id && overlaps(event, seminar))
    .map((event) => ({
      id: `${event.kind}-${event.id}`,
      title: pickBilingual(event, 'title', language),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
    }));
}

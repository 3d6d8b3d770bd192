import { getShowInterviewQueryOptions, useListApplications, type Interview } from '@michi/api/job';
import { useShowCalendar, type CalendarEvent } from '@michi/api/user';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat, useTimeZone } from '../../shared/format/useFormat.ts';
import { dayIn, type Day } from '../../shared/format/dates.ts';
import { languageOfTag } from '../../shared/i18n/languages.ts';
import type { BusyTime } from './interviewTimes.ts';

const day = 24 * 60 * 60 * 1000;

/** How many accepted interviews are requested when there is no calendar. */
const maxInterviews = 50;

/** A deadline is a moment, and an expected result is somebody else's. */
const takesPart = ({ kind }: CalendarEvent) => kind !== 'DEADLINE' && kind !== 'RESULT_EXPECTED';

/** Events that take some of the student's hours. */
const takesTime = (event: CalendarEvent): event is CalendarEvent & { endsAt: string } =>
  takesPart(event) && event.endsAt !== null && !event.isAllDay;

/** The student's other events, as far as they are known. */
export interface BusyTimes {
  readonly busy: readonly BusyTime[];
  /** Days, in the student's zone, on which something takes the whole day. */
  readonly busyDays: readonly Day[];
  readonly isChecking: boolean;
  /** False if neither the calendar nor the other interviews could be loaded; then nothing is said about clashes. */
  readonly isKnown: boolean;
}

/**
 * What the student has on around some times, besides one interview: the whole calendar, or where that does not answer
 * the other accepted interviews. It never fails: a check that cannot be made keeps nobody from answering.
 * @param times instants (UTC) besides that of the interview; the days around them all are looked at
 * @param isWanted false to look nothing up
 */
export const useBusyTimes = (
  interview: Interview,
  times: readonly string[],
  isWanted: boolean,
): BusyTimes => {
  const { i18n } = useTranslation('shared');
  const format = useFormat();
  const language = languageOfTag(i18n.language);
  const { timeZone } = useTimeZone(interview.startsAt);
  const moments = [interview.startsAt, ...times].map((time) => Date.parse(time));
  const calendar = useShowCalendar(
    {
      dateRange: [
        dayIn(new Date(Math.min(...moments) - day), timeZone),
        dayIn(new Date(Math.max(...moments) + day), timeZone),
      ],
    },
    { query: { enabled: isWanted, retry: false, refetchInterval: false } },
  );
  const needsOthers = isWanted && calendar.isError;
  const applications = useListApplications(
    { stage: ['INTERVIEW_ACCEPTED'], size: maxInterviews },
    { query: { enabled: needsOthers, retry: false } },
  );
  const others = useQueries({
    queries: (applications.data?.data ?? []).flatMap(({ application }) => {
      const id = application?.interviewId ?? null;
      return id === null || id === interview.id || !needsOthers
        ? []
        : [getShowInterviewQueryOptions(id, { query: { retry: false } })];
    }),
  });
  if (!isWanted) return { busy: [], busyDays: [], isChecking: false, isKnown: false };
  if (calendar.data !== undefined) {
    return {
      busy: calendar.data.events
        .filter(takesTime)
        .filter(({ id }) => id !== interview.id)
        .map((event) => ({
          id: `${event.kind}-${event.id}`,
          title: pickBilingual(event, 'title', language),
          startsAt: event.startsAt,
          endsAt: event.endsAt,
        })),
      busyDays: calendar.data.events
        .filter((event) => event.isAllDay && takesPart(event))
        .map(({ startsAt }) => dayIn(startsAt, timeZone)),
      isChecking: false,
      isKnown: true,
    };
  }
  return {
    busy: others.flatMap(({ data }) =>
      data === undefined || data.status !== 'ACCEPTED'
        ? []
        : [
            {
              id: data.id,
              title: format.list([
                pickBilingual(data, 'phase', language),
                pickBilingual(data.job.company, 'name', language),
              ]),
              startsAt: data.startsAt,
              endsAt: data.endsAt,
            },
          ],
    ),
    busyDays: [],
    // Not while paused offline: nothing is looked up then.
    isChecking: calendar.isLoading || applications.isLoading || others.some(({ isLoading }) => isLoading),
    // The other interviews can show a clash, but not that there is none.
    isKnown: false,
  };
};

import {
  getShowInterviewQueryKey,
  getShowJobQueryKey,
  showInterview,
  showJob,
  type ApplicationStatus,
  type Interview,
  type JobKind,
  type TimelineEntry,
} from '@michi/api/job';
import { getShowCalendarQueryKey, showCalendar, type CalendarEvent } from '@michi/api/user';
import type { ReactNode } from 'react';
import type { JobAudience } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';

/** Id of the interview of the contract's examples. */
export const interviewId = '0199a1c2-0000-7000-8000-0000000a2002';

export interface InterviewProviderProps {
  /** Differences from the contract's example. */
  readonly change?: Partial<Interview>;
  readonly application?: Partial<ApplicationStatus>;
  /** Who may apply, if not as in the contract's example. */
  readonly audience?: JobAudience;
  /** What was applied to; a job by default. */
  readonly kind?: JobKind;
  /** How the application went. */
  readonly history?: readonly TimelineEntry[];
  /** Something on the calendar besides the interviews. */
  readonly event?: Partial<CalendarEvent>;
  readonly children: ReactNode;
}

const timeline: readonly TimelineEntry[] = [
  { action: 'apply', stage: 'APPLIED', actor: 'STUDENT', happenedAt: '2026-11-02T05:00:00.000Z' } as const,
  {
    action: 'request-interview',
    stage: 'INTERVIEW_REQUESTED',
    actor: 'COMPANY',
    happenedAt: '2026-11-18T01:20:00.000Z',
    phase: 'Second interview',
    phaseJp: '二次面接',
  } as const,
].map((entry, index) => ({
  id: `entry-${index}`,
  phase: null,
  phaseJp: null,
  reason: null,
  note: null,
  ...entry,
}));

/** The reason for the request for another time in the contract's example. */
const wish: TimelineEntry = {
  id: 'entry-wish',
  action: 'reschedule-interview',
  stage: 'INTERVIEW_REQUESTED',
  actor: 'STUDENT',
  happenedAt: '2026-11-20T01:20:00.000Z',
  phase: 'Second interview',
  phaseJp: '二次面接',
  reason: 'CLASS_OR_EXAM',
  note: null,
};

/** The days that are looked at around the interview. */
const dateRange = ['2026-11-26', '2026-11-28'];

/** Gives an interview that the contract has no example of; for stories and tests. */
export function InterviewProvider({
  change = {},
  application,
  audience,
  kind = 'JOB',
  history = timeline,
  event,
  children,
}: InterviewProviderProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const interview = await showInterview(interviewId);
        const { job } = interview;
        give(getShowInterviewQueryKey(interviewId), {
          ...interview,
          job: {
            ...job,
            kind,
            audience: audience ?? job.audience,
            ...(application !== undefined && { application: { ...job.application, ...application } }),
          },
          ...change,
        });
        const isMoved = (change.status ?? interview.status) === 'RESCHEDULE_REQUESTED';
        give(getShowJobQueryKey(job.id), {
          ...(await showJob(job.id)),
          timeline: isMoved ? [...history, wish] : history,
        });
        if (event === undefined) return;
        const calendar = await showCalendar({ dateRange });
        give(getShowCalendarQueryKey({ dateRange }), {
          ...calendar,
          events: [
            ...calendar.events,
            {
              ...calendar.events[0],
              id: 'seminar',
              kind: 'OTHER',
              title: 'Graduation seminar',
              titleJp: '卒業研究ゼミ',
              startsAt: '2026-11-27T09:00:00.000Z',
              endsAt: '2026-11-27T10:30:00.000Z',
              ...event,
            },
          ],
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}

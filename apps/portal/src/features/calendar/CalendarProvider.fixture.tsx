import { getShowCalendarQueryKey, showCalendar } from '@michi/api/user';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { visibleDays } from './calendarAddress.ts';

/** The example's week, as the screen requests it in each language. */
const ranges = [0, 1].flatMap((firstDay) => [
  visibleDays('week', '2026-11-27', firstDay),
  visibleDays('list', '2026-11-20', firstDay),
  visibleDays('month', '2026-11-20', firstDay),
]);

/** The title of the event that overlaps the interview. */
export const thesisSeminar = { title: 'Thesis seminar', titleJp: '卒業研究ゼミ' };

/** The contract's example with a lecture that overlaps the interview, and a fair of three days; for stories and tests. */
export function CalendarProvider({ children }: { readonly children: ReactNode }) {
  return (
    <GivenQueries
      fill={async (give) => {
        for (const { fetchFrom, fetchTo } of ranges) {
          const dateRange = [fetchFrom, fetchTo];
          const calendar = await showCalendar({ dateRange });
          const [example] = calendar.events;
          if (example === undefined) continue;
          give(getShowCalendarQueryKey({ dateRange }), {
            ...calendar,
            events: [
              ...calendar.events,
              {
                ...example,
                id: 'seminar',
                kind: 'OTHER',
                ...thesisSeminar,
                organizer: null,
                startsAt: '2026-11-27T09:00:00.000Z',
                endsAt: '2026-11-27T10:30:00.000Z',
                isUnanswered: false,
                path: null,
                applicationPath: null,
              },
              {
                ...example,
                id: 'fair',
                kind: 'OTHER',
                title: 'Career fair',
                titleJp: 'キャリアフェア',
                organizer: null,
                startsAt: '2026-11-24T01:00:00.000Z',
                endsAt: '2026-11-26T08:00:00.000Z',
                isUnanswered: false,
                style: null,
                place: null,
                placeJp: null,
                link: null,
                path: null,
                applicationPath: null,
              },
            ],
          });
        }
      }}
    >
      {children}
    </GivenQueries>
  );
}

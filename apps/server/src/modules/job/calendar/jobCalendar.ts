import type { CalendarSource } from '../../../platform/calendar/calendarSource.ts';
import { applicationEntries } from './applicationEntries.ts';
import { favoriteEntries } from './favoriteEntries.ts';
import { interviewEntries } from './interviewEntries.ts';
import { offerEntries } from './offerEntries.ts';

/** Interviews, deadlines, results expected and first days of work. */
export const jobCalendar: CalendarSource = {
  name: 'jobs',
  async read(database, question) {
    const entries = await Promise.all(
      [interviewEntries, offerEntries, applicationEntries, favoriteEntries].map((read) =>
        read(database, question),
      ),
    );
    return entries.flat();
  },
};

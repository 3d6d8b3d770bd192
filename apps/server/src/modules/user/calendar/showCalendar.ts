import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { CalendarEntry } from '../../../platform/calendar/calendarSource.ts';
import { dayBegins, daysLater, daysSpanned } from '../../../platform/calendar/days.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { calendarToken, renewedToken } from './calendarTokens.ts';
import { collectEvents } from './collectEvents.ts';

/** Most days in one request (user contract, `showCalendar`). */
const MAX_DAYS = 366;

/** Days whose start and end are within the years 1 to 9999 in every time zone. */
const FIRST_DAY = '0001-01-02';
const LAST_DAY = '9999-12-30';

/** Shows the user's events by days in their time zone, and renews the subscription secret. */
export function showCalendar(router: ServiceRouter): void {
  const { deps } = router;

  route(router, manifest.user.showCalendar, async ({ query, user, now }) => {
    const [from = '', to = ''] = query.dateRange;
    const days = daysSpanned(from, to);
    if (days < 1 || days > MAX_DAYS) throw invalidFields({ dateRange: 'dateRange' });
    if (from < FIRST_DAY) throw invalidFields({ 'dateRange.0': 'date' });
    if (to > LAST_DAY) throw invalidFields({ 'dateRange.1': 'date' });
    const { id: userId, timezone } = user;
    const events = await collectEvents(deps.database, {
      userId,
      timezone,
      from: dayBegins(from, timezone),
      before: dayBegins(daysLater(to, 1), timezone),
      now,
    });
    const subscribeToken = await calendarToken(deps, userId, now);
    return {
      status: 200,
      body: { data: { from, to, timezone, events: events.map(eventOf), subscribeToken } },
    };
  });

  route(router, manifest.user.renewCalendarToken, async ({ user, now, language }) => ({
    status: 200,
    body: {
      data: { subscribeToken: await renewedToken(deps, user.id, now) },
      message: successMessage(language, 'calendarTokenRenewed'),
    },
  }));
}

/** An entry without the fields that only the file contains. */
function eventOf({ revision: _revision, isTentative: _isTentative, ...event }: CalendarEntry) {
  return { applicationPath: null, ...event };
}

import { createHash } from 'node:crypto';
import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { dayAt, dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import { portalLink } from '../../../platform/mail/portalLink.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { calendarFile } from './calendarFile.ts';
import { findSubscriber } from './calendarTokens.ts';
import { collectEvents } from './collectEvents.ts';

/** A calendar provider fetches from one address for many users. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'fetch a calendar', tries: 1_200, seconds: 600 };

const TRIES_WITH_TOKEN: RateLimit = { name: 'fetch a calendar with a token', tries: 60, seconds: 600 };

const DAYS_BEFORE = 30;
const DAYS_AFTER = 365;

/**
 * Serves the calendar as a file to the holder of its token, in the language and time zone of its user. Replaced and
 * unknown tokens and those of inactive accounts are indistinguishable.
 */
export function getCalendarFile(router: ServiceRouter): void {
  const { database, rateLimiter, settings } = router.deps;
  const linkTo = (path: string): string => {
    const [pathname = '', query = ''] = path.split('?', 2);
    const link = new URL(portalLink(settings, pathname));
    link.search = query;
    return link.href;
  };

  route(router, manifest.user.getCalendarFile, async ({ query, address, now }) => {
    await rateLimiter.take(TRIES_FROM_ADDRESS, address);
    await rateLimiter.take(TRIES_WITH_TOKEN, query.token);
    const subscriber = await findSubscriber(database, query.token);
    if (subscriber === undefined) throw new Problem('NOT_FOUND');
    const { id: userId, language, timezone } = subscriber;
    const today = dayAt(now, timezone);
    const entries = await collectEvents(database, {
      userId,
      timezone,
      from: dayBegins(daysLater(today, -DAYS_BEFORE), timezone),
      before: dayBegins(daysLater(today, DAYS_AFTER + 1), timezone),
      now,
    });
    const file = calendarFile(entries, { language, timezone, linkTo }, now);
    // Of the contents, not of the bytes, which contain the time of their creation.
    const state = createHash('sha256')
      .update(JSON.stringify([language, timezone, entries]))
      .digest('base64url');
    return {
      status: 200,
      bytes: new TextEncoder().encode(file),
      headers: { ETag: `W/"${state}"`, 'Cache-Control': 'private, no-cache' },
    };
  });
}

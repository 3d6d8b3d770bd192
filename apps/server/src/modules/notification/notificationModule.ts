import { manifest } from '@michi/api/manifest';
import type { ServiceModule, ServiceRouter } from '../../platform/appContext.ts';
import { jsonData } from '../../platform/json/jsonText.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { messagesOf } from '../../platform/problem/messages.ts';
import { isUnchanged } from '../../platform/validation/isUnchanged.ts';
import { idempotentRoute, route } from '../../platform/validation/route.ts';
import { chosenNotifications } from './chosenNotifications.ts';
import { clearNotifications } from './clearNotifications.ts';
import { devices } from './devices.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { countNotifications, listNotifications } from './listNotifications.ts';
import { notificationFeed } from './notificationFeed.ts';
import { readState } from './notificationState.ts';
import { readNotifications } from './readNotifications.ts';
import { createHash } from 'node:crypto';

/** Messages about completed actions, in the reader's language. */
const successMessage = messagesOf({ en, jp });

/** The notification service: notifications to students, and the browsers they are pushed to. */
export const notificationModule: ServiceModule = {
  service: 'notification',
  register(router) {
    for (const resource of [notifications, changes, events, devices]) resource(router);
  },
};

function notifications(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.notification.listNotifications, async ({ params, query, headers, user }) => {
    if (params.userId !== user.id) throw new Problem('NOT_FOUND');
    const state = await readState(database, user.id);
    const responseHeaders = { ETag: notificationEtag(state.version, user.timezone, query) };
    // Before any other query: most requests are refetches without changes.
    if (isUnchanged(headers['If-None-Match'], responseHeaders.ETag))
      return { status: 304, headers: responseHeaders };
    const data = await pageJson(query, {
      rows: () => listNotifications(database, user, state, query, query),
      total: () => countNotifications(database, user.id, state, query),
    });
    return { status: 200, json: jsonData(data), headers: responseHeaders };
  });
}

function changes(router: ServiceRouter): void {
  const { database } = router.deps;

  idempotentRoute(router, manifest.notification.readNotifications, async (call, transaction) => {
    const { body, user, language, now } = call;
    const changed = await readNotifications(transaction, user.id, chosenNotifications(body, now), now);
    return { status: 200, body: { message: successMessage(language, 'read'), data: { changed } } };
  });

  route(router, manifest.notification.clearNotifications, async ({ query, user, language, now }) => {
    const { id: ids, ...rest } = query;
    const chosen = chosenNotifications({ ids, ...rest }, now);
    const changed = await clearNotifications(database, user.id, chosen);
    return { status: 200, body: { message: successMessage(language, 'cleared'), data: { changed } } };
  });
}

function events(router: ServiceRouter): void {
  const { database, eventStreams } = router.deps;
  const feed = notificationFeed(database);
  route(router, manifest.notification.streamNotificationEvents, async ({ headers, user }) => {
    const owner = { userId: user.id, sessionId: user.sessionId, expiresAt: user.tokenExpiresAt };
    const bytes = eventStreams.open(feed, owner, headers['Last-Event-ID'] ?? null);
    // Proxies must not buffer the response.
    return { status: 200, bytes, headers: { 'X-Accel-Buffering': 'no' } };
  });
}

/**
 * Weak ETag of a list: the version of the user's `notification_states`, and a hash of the time zone and the query.
 */
function notificationEtag(version: number, timezone: string, query: object): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([timezone, query]))
    .digest('base64url')
    .slice(0, 12);
  return `W/"n1-${version}-${hash}"`;
}

import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import {
  endSession,
  endSessionOf,
  endSessionsOfUser,
  renewSession,
  revokeSessions,
} from '../../../platform/auth/sessions.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

/** Per address: each tab of a whole campus needs one renewal every quarter of an hour. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'refresh', tries: 3_000, seconds: 300 };

/** Per refresh token, which is valid once. */
const TRIES_WITH_TOKEN: RateLimit = { name: 'refresh with a token', tries: 60, seconds: 300 };

/** `maxItems` of the user contract's `SessionsResponse`. */
const MAX_SESSIONS = 1_000;

/** Lists, renews and ends a user's sessions. An ended session is invalid at once, access tokens included. */
export function sessions(router: ServiceRouter): void {
  const { deps } = router;
  const { database } = deps;

  route(router, manifest.user.refreshSession, async ({ body, address }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_WITH_TOKEN, body.refresh_token],
    ]);
    const { token, refreshToken, expiresIn } = await renewSession(deps, body.refresh_token);
    return { status: 200, body: { data: { token, refreshToken, expiresIn } } };
  });

  // An expired refresh token or one of another user is ignored.
  route(router, manifest.user.logOut, { onLeave: true }, async ({ body, user, language }) => {
    if (body?.refreshToken !== undefined) await endSessionOf(deps, user.id, body.refreshToken);
    await endSession(deps, user.sessionId);
    return {
      status: 200,
      body: { data: { isLoggedOut: true }, message: successMessage(language, 'loggedOut') },
    };
  });

  // The current session first, then by last use.
  route(router, manifest.user.listSessions, async ({ user, now }) => {
    const rows = await database
      .selectFrom('sessions')
      .select(['id', 'browser', 'operating_system as operatingSystem'])
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', user.id)
      .where('scope', '=', 'FULL')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .orderBy((column) => column('id', '=', user.sessionId), 'desc')
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_SESSIONS)
      .execute();
    const data = rows.map((row) => ({ ...row, isCurrent: row.id === user.sessionId }));
    return { status: 200, body: { data } };
  });

  route(router, manifest.user.deleteSession, async ({ params, user, language, now }) => {
    const ended = await revokeSessions(
      database,
      ({ and, eb }) =>
        and([
          eb('id', '=', params.id),
          eb('user_id', '=', user.id),
          eb('expires_at', '>', now.toISOString()),
        ]),
      now,
    );
    if (ended.length === 0) throw new Problem('NOT_FOUND');
    const message = successMessage(language, 'sessionEnded');
    return { status: 200, body: { data: { endedSessions: 1 }, message } };
  });

  route(router, manifest.user.deleteSessions, async ({ user, language, now }) => {
    const endedSessions = await endSessionsOfUser(database, user.id, now);
    const message = successMessage(language, 'sessionsEnded');
    return { status: 200, body: { data: { endedSessions }, message } };
  });
}

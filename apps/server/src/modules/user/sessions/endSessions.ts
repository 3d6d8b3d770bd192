import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { endSessionsOfUser, revokeSessions } from '../../../platform/auth/sessions.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

/** Ends one session, or all including the current one. Ended sessions are invalid at once, access tokens included. */
export function endSessions(router: ServiceRouter): void {
  const { database } = router.deps;

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

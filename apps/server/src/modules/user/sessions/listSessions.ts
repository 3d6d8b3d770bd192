import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';

/** Most logins a list has (user contract, `SessionsResponse`). */
const MOST = 1_000;

/** The user's sessions: the current one first, then by last use. */
export function listSessions(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.listSessions, async ({ user, now }) => {
    const rows = await database
      .selectFrom('sessions')
      .select(['id', 'browser', 'operating_system', 'created_at', 'last_used_at'])
      .where('user_id', '=', user.id)
      .where('scope', '=', 'FULL')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .orderBy((column) => column('id', '=', user.sessionId), 'desc')
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    const data = rows.map((row) => ({
      id: row.id,
      isCurrent: row.id === user.sessionId,
      browser: row.browser,
      operatingSystem: row.operating_system,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    }));
    return { status: 200, body: { data } };
  });
}

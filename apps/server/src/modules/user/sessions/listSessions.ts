import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';

/** `maxItems` of the user contract's `SessionsResponse`. */
const MOST = 1_000;

/** The user's sessions: the current one first, then by last use. */
export function listSessions(router: ServiceRouter): void {
  const { database } = router.deps;
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
      .limit(MOST)
      .execute();
    const data = rows.map((row) => ({ ...row, isCurrent: row.id === user.sessionId }));
    return { status: 200, body: { data } };
  });
}

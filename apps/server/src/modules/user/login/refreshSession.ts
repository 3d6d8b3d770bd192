import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { renewSession } from '../../../platform/auth/sessions.ts';
import type { RateLimit } from '../../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';

/** Per address: each tab of a whole campus needs one renewal every quarter of an hour. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'refresh', tries: 3_000, seconds: 300 };

/** Per refresh token, which is valid once. */
const TRIES_WITH_TOKEN: RateLimit = { name: 'refresh with a token', tries: 60, seconds: 300 };

/** Exchanges a refresh token for new tokens. */
export function refreshSession(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.refreshSession, async ({ body, address }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_WITH_TOKEN, body.refresh_token],
    ]);
    const { token, refreshToken, expiresIn } = await renewSession(deps, body.refresh_token);
    return { status: 200, body: { data: { token, refreshToken, expiresIn } } };
  });
}

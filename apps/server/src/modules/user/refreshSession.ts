import { manifest } from '@michi/api/server';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { renewSession } from '../../platform/auth/sessions.ts';
import { route } from '../../platform/validation/route.ts';

/** Changing a refresh token for new tokens. */
export function refreshSession(router: ServiceRouter): void {
  route(
    router,
    manifest.user.refreshSession,
  )(async ({ body }) => {
    const { token, refreshToken, expiresIn } = await renewSession(router.deps, body.refresh_token);
    return { status: 200, body: { data: { token, refreshToken, expiresIn } } };
  });
}

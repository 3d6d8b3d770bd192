import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { endSession, endSessionOf } from '../../../platform/auth/sessions.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

/** Logs out, also from an account on leave. An expired refresh token or one of another user is ignored. */
export function logOut(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.logOut, { onLeave: true }, async ({ body, user, language }) => {
    if (body?.refreshToken !== undefined) await endSessionOf(deps, user.id, body.refreshToken);
    await endSession(deps, user.sessionId);
    return {
      status: 200,
      body: { data: { isLoggedOut: true }, message: successMessage(language, 'loggedOut') },
    };
  });
}

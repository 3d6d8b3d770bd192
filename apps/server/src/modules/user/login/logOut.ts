import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { endSession, endSessionOf } from '../../../platform/auth/sessions.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

/** Logging out, also of an account on leave. A refresh token that is another user's, or over, is passed over. */
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

import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { readDevice } from '../../../platform/auth/device.ts';
import { beginSession, endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { sessionResponse } from '../login/sessionResponse.ts';
import { successMessage } from '../successMessage.ts';

/** Returns tried by one account, a second request of another tab included. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'reactivate an account', tries: 30, seconds: 3600 };

/**
 * Coming back from leave with the token that logging in gave: the account is active, and a whole session begins in
 * place of the one that was good for this alone. Of any number of requests at once, one succeeds.
 */
export function reactivateAccount(router: ServiceRouter): void {
  const { deps } = router;
  route(
    router,
    manifest.user.reactivateAccount,
    { onLeave: true },
    async ({ user, language, now, userAgent }) => {
      await deps.rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
      const data = await deps.database.transaction().execute(async (transaction) => {
        const reactivated = await transaction
          .updateTable('users')
          .set({ account_status: 'ACTIVE', updated_at: now })
          .where('id', '=', user.id)
          .where('account_status', '=', 'ON_LEAVE')
          .returning('id')
          .executeTakeFirst();
        if (reactivated === undefined) {
          throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'accountActive' });
        }
        await transaction
          .updateTable('account_leaves')
          .set({ ended_at: now })
          .where('user_id', '=', user.id)
          .where('ended_at', 'is', null)
          .execute();
        await endSessionsOfUser(transaction, user.id, now);
        const tokens = await beginSession(deps, user.id, 'FULL', transaction, readDevice(userAgent));
        return sessionResponse(transaction, user.id, tokens);
      });
      return { status: 200, body: { data, message: successMessage(language, 'accountReactivated') } };
    },
  );
}

import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { readDevice } from '../../../platform/auth/device.ts';
import { beginSession, endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { sessionResponse } from '../login/sessionResponse.ts';
import { successMessage } from '../successMessage.ts';

const TRIES_OF_ACCOUNT: RateLimit = { name: 'reactivate an account', tries: 30, seconds: 3600 };

/**
 * Ends the leave of an account with the token of its login: the account becomes active, and a full session replaces the
 * restricted one. Of concurrent requests one succeeds.
 */
export function reactivateAccount(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.reactivateAccount, { onLeave: true }, async (call) => {
    const { user, language, now, userAgent } = call;
    await deps.rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
    const data = await inTransaction(deps.database, async (transaction) => {
      const reactivated = await transaction
        .updateTable('users')
        .set({ account_status: 'ACTIVE', updated_at: now })
        .where('id', '=', user.id)
        .where('account_status', '=', 'ON_LEAVE')
        .returning('id')
        .executeTakeFirst();
      if (reactivated === undefined)
        throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'accountActive' });
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
  });
}

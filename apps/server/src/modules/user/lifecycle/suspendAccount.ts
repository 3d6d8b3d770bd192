import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { optionalText } from '../profile/japaneseInput.ts';
import { successMessage } from '../successMessage.ts';

const TRIES_OF_ACCOUNT: RateLimit = { name: 'suspend an account', tries: 10, seconds: 3600 };

/** Puts the account on leave and ends every session. */
export function suspendAccount(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.suspendAccount, async ({ body, user, language, now }) => {
    await deps.rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
    await inTransaction(deps.database, async (transaction) => {
      const suspended = await transaction
        .updateTable('users')
        .set({ account_status: 'ON_LEAVE', updated_at: now })
        .where('id', '=', user.id)
        .where('account_status', '=', 'ACTIVE')
        .returning('id')
        .executeTakeFirst();
      if (suspended === undefined) throw new Problem('UNAUTHENTICATED');
      await transaction
        .insertInto('account_leaves')
        .values({ user_id: user.id, reason: body.reason, note: optionalText(body.note), began_at: now })
        .execute();
      await endSessionsOfUser(transaction, user.id, now);
    });
    return {
      status: 200,
      body: {
        data: { accountStatus: 'ON_LEAVE' as const },
        message: successMessage(language, 'accountSuspended'),
      },
    };
  });
}

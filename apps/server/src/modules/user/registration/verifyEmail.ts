import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { consumeMailToken } from '../mail-links/mailTokens.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'verify an email', tries: 200, seconds: 600 };

const TRIES_WITH_TOKEN: RateLimit = { name: 'verify with a token', tries: 30, seconds: 600 };

/** Verifies an email with the token that was sent to it, on any device. */
export function verifyEmail(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.verifyEmail, async ({ body, language, now, address }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_WITH_TOKEN, body.token],
    ]);
    await inTransaction(deps.database, async (transaction) => {
      const { userId } = await consumeMailToken(transaction, body.token, ['VERIFY_EMAIL'], now);
      await transaction
        .updateTable('users')
        .set({ email_verified_at: now, updated_at: now })
        .where('id', '=', userId)
        .where('email_verified_at', 'is', null)
        .execute();
    });
    return {
      status: 200,
      body: { data: { isVerified: true, isSent: false }, message: successMessage(language, 'emailVerified') },
    };
  });
}

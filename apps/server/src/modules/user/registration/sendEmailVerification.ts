import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { queueLinkMail } from '../mail-links/linkMail.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'send a verification', tries: 100, seconds: 600 };

const TRIES_OF_ACCOUNT: RateLimit = { name: 'send a verification to an account', tries: 5, seconds: 600 };

/** Sends the signed-in user a mail to verify their email, unless it is verified. */
export function sendEmailVerification(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.sendEmailVerification, async ({ user, language, now, address }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_OF_ACCOUNT, user.id],
    ]);
    const isVerified = await inTransaction(deps.database, async (transaction) => {
      // Locked, so that no mail goes to an address that is changed at the same time.
      const { email_verified_at } = await transaction
        .selectFrom('users')
        .select('email_verified_at')
        .where('id', '=', user.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (email_verified_at !== null) return true;
      await queueLinkMail(deps, transaction, user.id, 'VERIFY_EMAIL', now);
      return false;
    });
    if (!isVerified) deps.mailer.wake();
    return {
      status: 200,
      body: {
        data: { isVerified, isSent: !isVerified },
        message: successMessage(language, isVerified ? 'emailVerified' : 'verificationSent'),
      },
    };
  });
}

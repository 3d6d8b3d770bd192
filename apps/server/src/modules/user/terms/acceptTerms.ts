import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { recordAcceptance } from './acceptances.ts';

/** Accepts the current terms: after a new version, and for accounts that an admin has added. */
export function acceptTerms(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.acceptTerms, async ({ body, user, language, now }) => {
    const { termsVersion } = body;
    const acceptedAt = await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      return recordAcceptance(transaction, user.id, termsVersion, now);
    });
    return {
      status: 200,
      body: {
        data: { termsVersion, acceptedAt: acceptedAt.toISOString() },
        message: successMessage(language, 'termsAccepted'),
      },
    };
  });
}

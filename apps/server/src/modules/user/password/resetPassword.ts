import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { AccountStatus } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { rememberDevice } from '../known-device/knownDevice.ts';
import { findMailToken, PASSWORD_PURPOSES, consumeMailToken } from '../mail-links/mailTokens.ts';
import { afterNewPassword, newPasswordRules } from './newPassword.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'reset a password', tries: 200, seconds: 600 };

const TRIES_WITH_TOKEN: RateLimit = { name: 'reset a password with a token', tries: 30, seconds: 600 };

/**
 * Sets a password with the token of a mail, whether forgotten or set for the first time. Receiving the mail proves
 * ownership of the address, so the email is verified as well, and an account added by an admin becomes active. A
 * password that breaks a rule does not consume the token.
 */
export function resetPassword(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.resetPassword, async ({ body, language, now, address, cookies }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_WITH_TOKEN, body.token],
    ]);
    // Before the expensive hashing, and outside the transaction, which would occupy a connection meanwhile.
    const { email } = await findMailToken(deps.database, body.token, PASSWORD_PURPOSES, now);
    const violations = newPasswordRules(body, email);
    if (Object.keys(violations).length > 0) throw invalidFields(violations);
    const passwordHash = await deps.passwords.hash(body.password);
    await inTransaction(deps.database, async (transaction) => {
      const { userId } = await consumeMailToken(transaction, body.token, PASSWORD_PURPOSES, now);
      await transaction
        .updateTable('users')
        .set({
          password_hash: passwordHash,
          account_status: sql<AccountStatus>`case when account_status = 'INACTIVE' then 'ACTIVE' else account_status end`,
          email_verified_at: sql<string>`coalesce(email_verified_at, ${now.toISOString()})`,
          updated_at: now,
        })
        .where('id', '=', userId)
        .execute();
      await afterNewPassword(transaction, userId, now);
    });
    deps.mailer.wake();
    return {
      status: 200,
      // Lets the owner log in even if somebody uses up the attempts of unknown browsers.
      headers: rememberDevice(deps, email, cookies),
      body: { data: { isChanged: true }, message: successMessage(language, 'passwordReset') },
    };
  });
}

import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { afterNewPassword, newPasswordRules } from './newPassword.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'change a password', tries: 200, seconds: 600 };

/** Attempts per account; a success resets them. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'change the password of an account', tries: 10, seconds: 600 };

/**
 * Changes the password, given the current one. The new one must differ, since a compromised password would remain valid.
 * An account without a password gets its first one by mail.
 */
export function changePassword(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.changePassword, async ({ body, user, language, now, address }) => {
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_OF_ACCOUNT, user.id],
    ]);
    const { email, password_hash: presentHash } = await deps.database
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const isKnown = await deps.passwords.verify(presentHash, body.currentPassword);
    const violations = {
      ...(body.password === body.currentPassword ? { password: 'passwordSame' } : {}),
      ...newPasswordRules(body, email),
      ...(isKnown ? {} : WRONG),
    };
    if (Object.keys(violations).length > 0) throw invalidFields(violations);
    const passwordHash = await deps.passwords.hash(body.password);
    await inTransaction(deps.database, async (transaction) => {
      // Of two concurrent changes the second no longer has the current password.
      const changed = await transaction
        .updateTable('users')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('id', '=', user.id)
        .where('password_hash', '=', presentHash)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw invalidFields(WRONG);
      await afterNewPassword(transaction, user.id, now);
    });
    await deps.rateLimiter.forget(TRIES_OF_ACCOUNT, user.id);
    deps.mailer.wake();
    return {
      status: 200,
      body: { data: { isChanged: true }, message: successMessage(language, 'passwordChanged') },
    };
  });
}

const WRONG = { currentPassword: 'passwordWrong' };

import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { contractRole } from '../login/contractRole.ts';
import { queueLinkMail } from '../mail-links/linkMail.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'forgot a password', tries: 100, seconds: 600 };

/**
 * Whether or not the email exists. Counted before those from any address, so that one address alone cannot use them up and
 * lock out the owner.
 */
const TRIES_WITH_EMAIL_FROM_ADDRESS: RateLimit = {
  name: 'forgot the password of an email from an address',
  tries: 5,
  seconds: 600,
};

const TRIES_WITH_EMAIL: RateLimit = { name: 'forgot the password of an email', tries: 20, seconds: 600 };

/**
 * Requests a mail with a link to choose a new password. The response is sent before the email is looked up, so that neither
 * its text nor its timing reveals whether the account exists.
 */
export function requestPasswordReset(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.requestPasswordReset, async ({ body, language, now, address }) => {
    const email = body.email.toLowerCase();
    await deps.rateLimiter.takeAll([
      [TRIES_FROM_ADDRESS, address],
      [TRIES_WITH_EMAIL_FROM_ADDRESS, `${address} ${email}`],
      [TRIES_WITH_EMAIL, email],
    ]);
    deps.background.run('password reset', () => sendReset(deps, body.email, now));
    return {
      status: 200,
      body: { data: { isAccepted: true }, message: successMessage(language, 'passwordRequested') },
    };
  });
}

/** Sends the mail if the account can log in, return from leave, or become active with it. */
async function sendReset(deps: Deps, email: string, now: Date): Promise<void> {
  const isQueued = await inTransaction(deps.database, async (transaction) => {
    const account = await transaction
      .selectFrom('users')
      .select(['id', 'role', 'password_hash'])
      .where(sql`lower(email)`, '=', sql`lower(${email})`)
      .where('account_status', 'in', ['ACTIVE', 'ON_LEAVE', 'INACTIVE'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined || contractRole(account.role) === undefined) return false;
    const purpose = account.password_hash === null ? 'CREATE_PASSWORD' : 'RESET_PASSWORD';
    await queueLinkMail(deps, transaction, account.id, purpose, now);
    return true;
  });
  if (isQueued) deps.mailer.wake();
}

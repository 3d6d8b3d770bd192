import { manifest } from '@michi/api/server';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { beginSession } from '../../platform/auth/sessions.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { RateLimit } from '../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';
import { contractRole } from './contractRole.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { successMessage } from './successMessage.ts';

/** Tries from one address at one account; a success begins anew. */
const TRIES_AT_ACCOUNT: RateLimit = { name: 'log in to an account', tries: 10, seconds: 300 };

/** Tries from one address in all; a whole campus may share one. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'log in', tries: 300, seconds: 300 };

/**
 * Logging in. An unknown email, a wrong password and a deleted account get the same answer after the same work.
 * That an account is blocked is said to who knows its password, and to nobody else.
 */
export function logIn(router: ServiceRouter): void {
  const { deps } = router;
  route(
    router,
    manifest.user.logIn,
  )(async ({ body, language, address }) => {
    const attempt = `${address} ${body.email.toLowerCase()}`;
    deps.rateLimiter.take(TRIES_FROM_ADDRESS, address);
    deps.rateLimiter.take(TRIES_AT_ACCOUNT, attempt);
    const account = await deps.database
      .selectFrom('users')
      .select(['id', 'password_hash', 'account_status', 'role'])
      .where(sql`lower(email)`, '=', sql`lower(${body.email})`)
      .executeTakeFirst();
    const knowsPassword = await verifyPassword(account?.password_hash, body.password);
    if (
      account === undefined ||
      !knowsPassword ||
      account.account_status === 'DELETED' ||
      contractRole(account.role) === undefined
    ) {
      throw new Problem('WRONG_CREDENTIALS');
    }
    if (account.account_status === 'BLOCKED' || account.account_status === 'INACTIVE') {
      throw new Problem('ACCOUNT_BLOCKED');
    }
    deps.rateLimiter.forget(TRIES_AT_ACCOUNT, attempt);
    const scope = account.account_status === 'ON_LEAVE' ? 'REACTIVATE' : 'FULL';
    const tokens = await beginSession(deps, account.id, scope);
    return {
      status: 200,
      body: {
        data: await sessionAnswer(deps.database, account.id, tokens),
        message: successMessage(language, 'loggedIn'),
      },
    };
  });
}

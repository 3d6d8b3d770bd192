import { manifest } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/auth/passwords.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { RateLimit } from '../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';
import { beginLogin } from './beginLogin.ts';
import { contractRole } from './contractRole.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { successMessage } from './successMessage.ts';
import { isTwoStepOn } from './two-step/isTwoStepOn.ts';
import { takeCode } from './two-step/takeCode.ts';

/**
 * Tries from one address at one account; a success begins anew. Counted before those at the account from anywhere,
 * so that one address alone cannot use those up and keep the owner out.
 */
const TRIES_AT_ACCOUNT_FROM_ADDRESS: RateLimit = {
  name: 'log in to an account from an address',
  tries: 10,
  seconds: 300,
};

/** Tries at one account from anywhere; a success begins anew. */
const TRIES_AT_ACCOUNT: RateLimit = { name: 'log in to an account', tries: 100, seconds: 300 };

/** Tries from one address in all; a whole campus may share one. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'log in', tries: 300, seconds: 300 };

/**
 * Logging in. An unknown email, a wrong password and a deleted account get the same answer after the same work.
 * That an account is blocked, or has a second step, is said to who knows its password, and to nobody else.
 */
export function logIn(router: ServiceRouter): void {
  const { deps } = router;
  route(
    router,
    manifest.user.logIn,
  )(async ({ body, language, now, address, userAgent }) => {
    const email = body.email.toLowerCase();
    await deps.rateLimiter.take(TRIES_FROM_ADDRESS, address);
    await deps.rateLimiter.take(TRIES_AT_ACCOUNT_FROM_ADDRESS, `${address} ${email}`);
    await deps.rateLimiter.take(TRIES_AT_ACCOUNT, email);
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
    if (await isTwoStepOn(deps.database, account.id)) {
      await passSecondStep(deps, account.id, body.twoStepCode, now);
    }
    await deps.rateLimiter.forget(TRIES_AT_ACCOUNT_FROM_ADDRESS, `${address} ${email}`);
    await deps.rateLimiter.forget(TRIES_AT_ACCOUNT, email);
    const hash = await renewHash(deps, account, body.password);
    const scope = account.account_status === 'ON_LEAVE' ? 'REACTIVATE' : 'FULL';
    const data = await deps.database.transaction().execute(async (transaction) => {
      await refuseChangedPassword(transaction, account.id, hash);
      const tokens = await beginLogin(deps, transaction, account.id, scope, { userAgent, address });
      return sessionAnswer(transaction, account.id, tokens);
    });
    deps.mailer.wake();
    return { status: 200, body: { data, message: successMessage(language, 'loggedIn') } };
  });
}

/** @throws Problem TWO_STEP_REQUIRED without a code; TWO_STEP_WRONG; TOO_MANY_REQUESTS */
async function passSecondStep(
  deps: Deps,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (code === undefined) throw new Problem('TWO_STEP_REQUIRED');
  if (!(await takeCode(deps, userId, code, now)))
    throw new Problem('TWO_STEP_WRONG', { fields: { twoStepCode: { rule: 'codeWrong' } } });
}

/**
 * Keeps a login out that was under way while the password was changed or the account deleted: all sessions end then,
 * and this one would begin a moment later.
 */
async function refuseChangedPassword(
  transaction: Transaction<Database>,
  userId: string,
  hash: string | null,
): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Problem('WRONG_CREDENTIALS');
}

/**
 * Hashes a password anew when its hash was made at another cost; login is the one moment that knows it.
 * @returns the hash as it is stored now
 */
async function renewHash(
  { database }: Deps,
  { id, password_hash }: { readonly id: string; readonly password_hash: string | null },
  password: string,
): Promise<string | null> {
  if (password_hash === null || !needsRehash(password_hash)) return password_hash;
  const renewed = await hashPassword(password);
  // Not over a password that was changed meanwhile.
  await database
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();
  return renewed;
}

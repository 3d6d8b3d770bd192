import type { Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ErrorCode } from '../../../platform/problem/problem.ts';
import { beginLogin, type LoginOrigin } from '../login/beginLogin.ts';
import { isTwoStepOn } from '../two-step/isTwoStepOn.ts';
import { accountOf, type IdentityAccount } from './accountOf.ts';
import type { Identity } from './identityProvider.ts';

/** Milliseconds that the refresh token in a fragment is valid (user contract, `verifyGoogleLogin`). */
export const HANDOVER_LIFETIME = 60_000;

/** The outcome of a login with an identity provider, as the portal receives it. */
export type LoginOutcome =
  | { readonly page: '/app/login'; readonly fragment: { readonly refresh_token: string } }
  | { readonly page: '/app/login'; readonly fragment: { readonly reactivation_token: string } }
  | { readonly page: '/app/login'; readonly fragment: { readonly error: ErrorCode } }
  | { readonly page: '/app/register'; readonly fragment: { readonly email: string } };

/**
 * Logs in a user whom the provider has identified. An account with two-step verification is refused here: the provider
 * replaces the password, and this login asks for no code.
 */
export async function finishLogin(
  deps: Deps,
  identity: Identity,
  origin: LoginOrigin,
): Promise<LoginOutcome> {
  const now = deps.clock.now();
  const outcome = await inTransaction(deps.database, async (transaction): Promise<LoginOutcome> => {
    const account = await accountOf(transaction, identity);
    if (account.kind !== 'account') return withoutAccount(account);
    const { userId, status, isLinked } = account;
    if (status === 'BLOCKED' || status === 'INACTIVE') return failure('ACCOUNT_BLOCKED');
    if (await isTwoStepOn(transaction, userId)) return failure('TWO_STEP_REQUIRED');
    // Last, so that a refused login links nothing.
    if (!isLinked && !(await linkIdentity(transaction, identity, userId, now))) return failure('EMAIL_TAKEN');
    if (status === 'ON_LEAVE') {
      const { tokens } = await beginLogin(deps, transaction, userId, 'REACTIVATE', origin);
      return { page: '/app/login', fragment: { reactivation_token: tokens.token } };
    }
    const { tokens } = await beginLogin(deps, transaction, userId, 'FULL', origin);
    const { sessionId, refreshToken } = tokens;
    if (refreshToken === null) throw new Error('A full session has a refresh token.');
    await endSoon(transaction, sessionId, new Date(now.getTime() + HANDOVER_LIFETIME));
    return { page: '/app/login', fragment: { refresh_token: refreshToken } };
  });
  deps.mailer.wake();
  return outcome;
}

export function failure(error: ErrorCode): LoginOutcome {
  return { page: '/app/login', fragment: { error } };
}

function withoutAccount(account: Exclude<IdentityAccount, { readonly kind: 'account' }>): LoginOutcome {
  switch (account.kind) {
    case 'unknown':
      return { page: '/app/register', fragment: { email: account.email } };
    case 'taken':
      return failure('EMAIL_TAKEN');
    case 'unverified':
      return failure('FORBIDDEN');
  }
}

/** Ends the session together with its first refresh token, unless the portal exchanges that token. */
async function endSoon(transaction: Kysely<Database>, sessionId: string, end: Date): Promise<void> {
  await transaction
    .updateTable('refresh_tokens')
    .set({ expires_at: end })
    .where('session_id', '=', sessionId)
    .execute();
  await transaction.updateTable('sessions').set({ expires_at: end }).where('id', '=', sessionId).execute();
}

/**
 * Links an identity with an account.
 * @returns false if another identity of the provider is linked with the account: the provider has reassigned the email,
 * and the account remains with its first owner
 */
async function linkIdentity(
  transaction: Kysely<Database>,
  { issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  // Frees the identity of a deleted account.
  await transaction
    .deleteFrom('identities')
    .using('users')
    .whereRef('users.id', '=', 'identities.user_id')
    .where('users.account_status', '=', 'DELETED')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
  await transaction
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another tab may have linked the same identity first.
  const linked = await transaction
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return linked?.user_id === userId;
}

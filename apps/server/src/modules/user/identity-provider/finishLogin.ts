import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ErrorCode } from '../../../platform/problem/problem.ts';
import { beginLogin, type LoginOrigin } from '../login/beginLogin.ts';
import { isTwoStepOn } from '../two-step/isTwoStepOn.ts';
import { accountOf, type IdentityAccount } from './accountOf.ts';
import type { Identity } from './identityProvider.ts';

/** Milliseconds the refresh token in a fragment is good for (user contract, `verifyGoogleLogin`). */
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
  const outcome = await deps.database.transaction().execute(async (transaction): Promise<LoginOutcome> => {
    const account = await accountOf(transaction, identity);
    if (account.kind !== 'account') return withoutAccount(account);
    const { userId, status, isLinked } = account;
    if (status === 'BLOCKED' || status === 'INACTIVE') return failure('ACCOUNT_BLOCKED');
    if (await isTwoStepOn(transaction, userId)) return failure('TWO_STEP_REQUIRED');
    // Last, so that nothing is linked with an account that is not entered.
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

/** The outcome of a login that failed. */
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

/** The session lasts as long as its first refresh token, until the portal exchanges that token. */
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
 * @returns false for an account that another identity of the same provider is linked with: the email went from one
 * person to another there, and the account stays the first one's
 */
async function linkIdentity(
  transaction: Kysely<Database>,
  { issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  // An account that was deleted no longer needs its identity.
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
  // Another tab may have been first with the same identity, which is as good.
  const linked = await transaction
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return linked?.user_id === userId;
}

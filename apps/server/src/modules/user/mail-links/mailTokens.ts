import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AccountStatus, Database, TokenPurpose } from '../../../platform/database/schema.ts';
import type { Random } from '../../../platform/random.ts';
import { LINK_LIFETIME } from '../../../platform/mail/mail.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Whom a token was sent to, and what for. */
export interface TokenHolder {
  readonly userId: string;
  readonly email: string;
  readonly purpose: TokenPurpose;
}

/**
 * Makes the token of a mail: good for an hour, for one use, and for the address it is sent to. The one before with the
 * same purpose is void. Stored is its hash alone.
 */
export async function issueMailToken(
  deps: { readonly random: Random },
  transaction: Transaction<Database>,
  holder: TokenHolder,
  now: Date,
): Promise<string> {
  const [token = ''] = await issueMailTokens(deps, transaction, [holder], now, LINK_LIFETIME);
  return token;
}

/**
 * Makes tokens of mails to several holders, one each and in their order, with one statement.
 * @param lifetime milliseconds they are good for
 */
export async function issueMailTokens(
  { random }: { readonly random: Random },
  transaction: Transaction<Database>,
  holders: readonly TokenHolder[],
  now: Date,
  lifetime: number,
): Promise<readonly string[]> {
  const tokens = holders.map((holder) => ({
    ...holder,
    token: `m1_${random.bytes(32).toString('base64url')}`,
  }));
  await transaction
    .insertInto('account_tokens')
    .values(
      tokens.map(({ userId, email, purpose, token }) => ({
        user_id: userId,
        purpose,
        hash: hashToken(token),
        email,
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
        used_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet(({ ref }) => ({
        hash: ref('excluded.hash'),
        email: ref('excluded.email'),
        created_at: ref('excluded.created_at'),
        expires_at: ref('excluded.expires_at'),
        used_at: null,
      })),
    )
    .execute();
  return tokens.map(({ token }) => token);
}

/**
 * The owner of a token, without consuming it.
 * @throws Problem TOKEN_INVALID for a token that is unknown, used, invalidated, expired, for another purpose, or of a
 *   blocked or deleted account; these cases are indistinguishable
 */
export async function findMailToken(
  database: Kysely<Database>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenHolder> {
  const holder = await database
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select(['account_tokens.user_id as userId', 'account_tokens.email', 'account_tokens.purpose'])
    .where('account_tokens.hash', '=', hashToken(token))
    .where('account_tokens.purpose', 'in', purposes)
    .where('account_tokens.used_at', 'is', null)
    .where('account_tokens.expires_at', '>', now.toISOString())
    .whereRef('account_tokens.email', '=', 'users.email')
    .where('users.account_status', 'in', HOLDING)
    .executeTakeFirst();
  if (holder === undefined) throw tokenInvalid();
  return holder;
}

/**
 * Consumes a token, in the transaction of the action it allows; of concurrent uses one succeeds.
 * @throws Problem TOKEN_INVALID as `findMailToken`
 */
export async function consumeMailToken(
  transaction: Transaction<Database>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenHolder> {
  const { userId } = await findMailToken(transaction, token, purposes, now);
  // Locks the account first, in the same order as deletion, to avoid a deadlock.
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const holder = await transaction
    .updateTable('account_tokens')
    .from('users')
    .set({ used_at: now })
    .whereRef('users.id', '=', 'account_tokens.user_id')
    .where('account_tokens.hash', '=', hashToken(token))
    .where('account_tokens.purpose', 'in', purposes)
    .where('account_tokens.used_at', 'is', null)
    .where('account_tokens.expires_at', '>', now.toISOString())
    .whereRef('account_tokens.email', '=', 'users.email')
    .where('users.account_status', 'in', HOLDING)
    .returning(['account_tokens.user_id as userId', 'account_tokens.email', 'account_tokens.purpose'])
    .executeTakeFirst();
  if (holder === undefined) throw tokenInvalid();
  return holder;
}

/** Makes a user's tokens to choose a password with void, since the password is another now. */
export async function voidPasswordTokens(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', PASSWORD_PURPOSES)
    .execute();
}

/** Purposes of tokens that allow setting a password. */
export const PASSWORD_PURPOSES: readonly TokenPurpose[] = ['RESET_PASSWORD', 'CREATE_PASSWORD'];

/** Accounts whose tokens count; one that is not active yet becomes so with the password. */
const HOLDING: readonly AccountStatus[] = ['ACTIVE', 'ON_LEAVE', 'INACTIVE'];

function tokenInvalid(): Problem {
  return new Problem('TOKEN_INVALID', { fields: { token: { rule: 'mailToken' } } });
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database, TokenPurpose } from '../../platform/database/schema.ts';
import type { Random } from '../../platform/deps.ts';
import { LINK_LIFETIME } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem/problem.ts';

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
  { random }: { readonly random: Random },
  transaction: Transaction<Database>,
  { userId, email, purpose }: TokenHolder,
  now: Date,
): Promise<string> {
  const token = `m1_${random.bytes(32).toString('base64url')}`;
  const values = {
    hash: hashToken(token),
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFETIME),
    used_at: null,
  };
  await transaction
    .insertInto('account_tokens')
    .values({ ...values, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return token;
}

/**
 * Whose token it is, without using it up.
 * @throws Problem TOKEN_INVALID for one that is unknown, used, void, too old, for something else, or of an account
 *   that is blocked or deleted; all of these look the same
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
    .where('users.account_status', 'in', ['ACTIVE', 'ON_LEAVE'])
    .executeTakeFirst();
  if (holder === undefined) throw tokenInvalid();
  return holder;
}

/**
 * Uses a token up, in the transaction of what it allows; of any number of uses at once, one succeeds.
 * @throws Problem TOKEN_INVALID as `findMailToken`
 */
export async function spendMailToken(
  transaction: Transaction<Database>,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenHolder> {
  const { userId } = await findMailToken(transaction, token, purposes, now);
  // The account first, as whoever deletes it does: neither then waits for the other for ever.
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
    .where('users.account_status', 'in', ['ACTIVE', 'ON_LEAVE'])
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

/** What a token must be for that a password is chosen with. */
export const PASSWORD_PURPOSES: readonly TokenPurpose[] = ['RESET_PASSWORD', 'CREATE_PASSWORD'];

function tokenInvalid(): Problem {
  return new Problem('TOKEN_INVALID', { fields: { token: { rule: 'mailToken' } } });
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

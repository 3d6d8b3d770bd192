import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database, TokenPurpose } from '../../../platform/database/schema.ts';
import type { Random } from '../../../platform/random.ts';
import { LINK_LIFETIME } from '../../../platform/mail/mail.ts';
import { Problem } from '../../../platform/problem/problem.ts';

export interface TokenHolder {
  readonly userId: string;
  readonly email: string;
  readonly purpose: TokenPurpose;
}

/**
 * Issues the token of a mail: valid for an hour, one use, and the address it is sent to. It replaces the previous one with
 * the same purpose. Only its hash is stored.
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
 * Issues one token per holder, in their order, with one statement.
 * @param lifetime in milliseconds
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
    .where(isUsable(token, purposes, now))
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
    .where(isUsable(token, purposes, now))
    .returning(['account_tokens.user_id as userId', 'account_tokens.email', 'account_tokens.purpose'])
    .executeTakeFirst();
  if (holder === undefined) throw tokenInvalid();
  return holder;
}

/**
 * SQL condition: `account_tokens` has the unused token, for the current email of an account in `users`. An account that
 * is not active yet becomes so with the password.
 */
function isUsable(token: string, purposes: readonly TokenPurpose[], now: Date): RawBuilder<SqlBool> {
  return sql`account_tokens.hash = ${hashToken(token)} and account_tokens.purpose in (${sql.join(purposes)})
    and account_tokens.used_at is null and account_tokens.expires_at > ${now.toISOString()}::timestamptz
    and account_tokens.email = users.email and users.account_status in ('ACTIVE', 'ON_LEAVE', 'INACTIVE')`;
}

/** Invalidates a user's links to choose a password, after it has changed. */
export async function voidPasswordTokens(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', PASSWORD_PURPOSES)
    .execute();
}

/** Purposes of tokens that allow setting a password. */
export const PASSWORD_PURPOSES: readonly TokenPurpose[] = ['RESET_PASSWORD', 'CREATE_PASSWORD'];

function tokenInvalid(): Problem {
  return new Problem('TOKEN_INVALID', { fields: { token: { rule: 'mailToken' } } });
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

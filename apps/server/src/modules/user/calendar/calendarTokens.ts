import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';

type Parts = Pick<Deps, 'database' | 'random' | 'secretBox'>;

/** The owner of a calendar. */
export interface Subscriber {
  readonly id: string;
  readonly language: 'en' | 'jp';
  readonly timezone: string;
}

/**
 * The secret with which a user's calendar applications subscribe; created at the first request, and again when the
 * server's session secret has changed, since the old one can no longer be shown.
 */
export async function calendarToken(deps: Parts, userId: string, now: Date): Promise<string> {
  const token = newToken(deps);
  await deps.database
    .insertInto('calendar_tokens')
    .values(rowOf(deps, userId, token, now))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { sealed } = await deps.database
    .selectFrom('calendar_tokens')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return deps.secretBox.open(sealed, contextOf(userId)) ?? renewedToken(deps, userId, now);
}

/** Replaces the secret; the old one becomes invalid at once. */
export async function renewedToken(deps: Parts, userId: string, now: Date): Promise<string> {
  const token = newToken(deps);
  const { user_id: _owner, ...changes } = rowOf(deps, userId, token, now);
  await deps.database
    .insertInto('calendar_tokens')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
  return token;
}

/** Ends every subscription of a user. */
export async function voidCalendarToken(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('calendar_tokens').where('user_id', '=', userId).execute();
}

/** The user of a token, if the account is active. */
export async function findSubscriber(
  database: Kysely<Database>,
  token: string,
): Promise<Subscriber | undefined> {
  return database
    .selectFrom('calendar_tokens')
    .innerJoin('users', 'users.id', 'calendar_tokens.user_id')
    .select(['users.id', 'users.language', 'users.timezone'])
    .where('calendar_tokens.hash', '=', hashOf(token))
    .where('users.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
}

function newToken({ random }: Pick<Deps, 'random'>): string {
  return `c1_${random.bytes(32).toString('base64url')}`;
}

function rowOf({ secretBox }: Pick<Deps, 'secretBox'>, userId: string, token: string, now: Date) {
  return {
    user_id: userId,
    hash: hashOf(token),
    sealed: secretBox.seal(token, contextOf(userId)),
    created_at: now,
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function contextOf(userId: string): string {
  return `calendar ${userId}`;
}

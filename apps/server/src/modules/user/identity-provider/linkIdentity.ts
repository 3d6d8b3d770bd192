import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Identity } from './identityProvider.ts';

/**
 * Links an identity with an account.
 * @returns false for an account that another identity of the same provider is linked with: the email went from one
 * person to another there, and the account stays the first one's
 */
export async function linkIdentity(
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

import { sql, type Kysely } from 'kysely';
import type { AccountStatus, Database } from '../../../platform/database/schema.ts';
import { contractRole } from '../login/contractRole.ts';
import type { Identity } from './identityProvider.ts';

export type IdentityAccount =
  | {
      readonly kind: 'account';
      readonly userId: string;
      readonly status: AccountStatus;
      /** False for an account with the identity's email that is not linked yet. */
      readonly isLinked: boolean;
    }
  /** No account has that email. */
  | { readonly kind: 'unknown'; readonly email: string }
  /** The provider returned no verified email. */
  | { readonly kind: 'unverified' }
  /**
   * An account has that email and cannot be linked: its email was never verified, so somebody else may have registered
   * it in advance; or its role has no screens.
   */
  | { readonly kind: 'taken' };

/**
 * Finds the account of an identity by issuer and subject; for a new identity the account with its email, if both sides
 * have verified it. Locks that account.
 */
export async function accountOf(
  transaction: Kysely<Database>,
  { issuer, subject, verifiedEmail }: Identity,
): Promise<IdentityAccount> {
  const known = await transaction
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.account_status', 'users.role'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .where('users.account_status', '<>', 'DELETED')
    .forUpdate('users')
    .executeTakeFirst();
  if (known !== undefined) {
    return contractRole(known.role) === undefined
      ? { kind: 'taken' }
      : { kind: 'account', userId: known.id, status: known.account_status, isLinked: true };
  }
  if (verifiedEmail === null) return { kind: 'unverified' };
  const owner = await transaction
    .selectFrom('users')
    .select(['id', 'account_status', 'role', 'email_verified_at'])
    .where(sql`lower(email)`, '=', sql`lower(${verifiedEmail})`)
    .where('account_status', '<>', 'DELETED')
    .forUpdate()
    .executeTakeFirst();
  if (owner === undefined) return { kind: 'unknown', email: verifiedEmail };
  return owner.email_verified_at === null || contractRole(owner.role) === undefined
    ? { kind: 'taken' }
    : { kind: 'account', userId: owner.id, status: owner.account_status, isLinked: false };
}

import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { RecoveryCodes } from './recoveryCodes.ts';

/** Puts new recovery codes in the place of those before. The salt is the caller's to store, on the user's second step. */
export async function storeRecoveryCodes(
  transaction: Transaction<Database>,
  userId: string,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

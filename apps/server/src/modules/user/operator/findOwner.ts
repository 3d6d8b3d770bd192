import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/**
 * The account with an email, locked until the transaction ends.
 * @throws Refusal if there is none
 */
export async function findOwner(transaction: Transaction<Database>, email: string): Promise<string> {
  const account = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('account_status', '<>', 'DELETED')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Refusal(null, `No account has the email ${email}.`);
  return account.id;
}

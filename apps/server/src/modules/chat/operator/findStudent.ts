import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { companiesInTouch } from '../writable.ts';
import type { Party } from './party.ts';

/**
 * The active student an operator writes to, locked until the transaction ends.
 * @throws Refusal if not found
 */
export async function findStudent(transaction: Transaction<Database>, email: string): Promise<string> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('role', '=', 'STUDENT')
    .where('account_status', '=', 'ACTIVE')
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('--to', 'is not an active student');
  return row.id;
}

/**
 * Checks that a party may write to a student: not blocked by them, no other university, and no company without earlier
 * contact if the student is hidden from companies.
 * @throws Refusal with the reason
 */
export async function checkWritable(
  transaction: Transaction<Database>,
  party: Party,
  userId: string,
): Promise<void> {
  const { rows } = await sql<{ isBlocked: boolean; isOwn: boolean; isVisible: boolean; isInTouch: boolean }>`
    select exists (select from chat_blocks b where b.user_id = student.user_id and b.entity_id = ${party.id}) as "isBlocked",
      student.university_id is not distinct from ${party.id}::uuid as "isOwn",
      coalesce(profile.is_visible_to_companies, false) as "isVisible",
      ${party.id}::uuid in ${companiesInTouch(sql`student.user_id`)} as "isInTouch"
    from students student left join student_profiles profile on profile.user_id = student.user_id
    where student.user_id = ${userId}`.execute(transaction);
  const [student] = rows;
  if (student === undefined) throw new Refusal('--to', 'is not a student');
  if (student.isBlocked) throw new Refusal('--to', 'has blocked the sender');
  if (party.type === 'UNIVERSITY' && !student.isOwn)
    throw new Refusal('--to', 'is not a student of this university');
  if (party.type === 'COMPANY' && !student.isInTouch && !student.isVisible)
    throw new Refusal('--to', 'is hidden from companies and has not been in touch with this one');
}

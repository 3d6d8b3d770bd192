import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { accountTopic } from '../../../platform/events/topics.ts';
import { wake } from '../../../platform/events/wake.ts';

/** Tables of the user service with rows of one user; deleted with the account. */
const ERASED = [
  'account_tokens',
  'account_leaves',
  'terms_acceptances',
  'calendar_tokens',
  'identities',
  'resume_copies',
  // Cascades to their links; their files are deleted afterwards (`discardFiles`).
  'resumes',
  'resume_uploads',
  // Cascades to their links and comments.
  'profile_answers',
  'student_profiles',
  // Cascades to the recovery codes.
  'two_step',
  // Cascades to their refresh tokens.
  'sessions',
  // Cascades to its rows, about people who may have no account.
  'user_imports',
] as const satisfies readonly (keyof Database)[];

/**
 * Erases everything that identifies a user, and keeps the rows that other records refer to. The email becomes free for a
 * new registration; its replacement cannot exist (RFC 2606, section 2).
 */
export async function eraseUser(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      account_status: 'DELETED',
      email: `${userId}@deleted.invalid`,
      password_hash: null,
      email_verified_at: null,
      password_changed_at: null,
      notification_choices: null,
      language: 'en',
      timezone: 'JST',
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await wake(transaction, [accountTopic(userId)]);
  for (const table of ERASED) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(transaction);
  }
  // The key of the deletion itself, which has no response yet, stays for a day for its repetition.
  await transaction
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('status', 'is not', null)
    .execute();
  // Actions on the user stay in the log, under an anonymous id; their details are removed.
  await transaction
    .updateTable('audit_entries')
    .set({ note: null })
    .where('user_id', '=', userId)
    .where('note', 'is not', null)
    .execute();
  await transaction
    .updateTable('user_details')
    .set({
      family_name: 'Deleted',
      first_name: 'User',
      middle_name: null,
      family_name_jp: null,
      first_name_jp: null,
      middle_name_jp: null,
      family_name_furigana: null,
      first_name_furigana: null,
      middle_name_furigana: null,
      nickname: null,
      gender: null,
      date_of_birth: null,
      home_phone: null,
      mobile_phone: null,
      address: null,
      emergency_address: null,
      skills: [],
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .updateTable('students')
    .set({
      university_id: null,
      university_linked_at: null,
      graduation_year: null,
      needs_visa: null,
      photo_file_id: null,
    })
    .where('user_id', '=', userId)
    .execute();
}

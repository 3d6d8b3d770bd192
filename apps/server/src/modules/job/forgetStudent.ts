import { sql, type Transaction } from 'kysely';
import { findWithdrawal } from '../../pipeline/transitions.ts';
import type { Database } from '../../platform/database/schema.ts';
import { moveApplication } from './pipeline/moveApplication.ts';

/** Stored with the reason OTHERS and shown to the company. */
const NOTE = 'The student deleted their account.';

/**
 * Runs in the transaction that deletes the account. Withdraws open applications and declines open offers; deletes
 * favorites, searches, reports, notes and hours that were not submitted. What companies received stays.
 */
export async function forgetStudent(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  const applications = await transaction
    .selectFrom('applications')
    .select(['id', 'job_id as jobId', 'stage'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, jobId, stage } of applications) {
    const withdrawal = findWithdrawal(stage);
    if (withdrawal === undefined) continue;
    const act = { actor: 'STUDENT', now, reason: 'OTHERS', note: NOTE } as const;
    await moveApplication(transaction, { userId, jobId, application: { id, stage } }, withdrawal, act);
  }
  for (const table of ['job_favorites', 'saved_searches', 'job_reports', 'application_files'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  // They go with the copies of resumes; a resume contains the reason.
  await transaction
    .updateTable('applications')
    .set({ reason_for_applying: null, answers: '[]' })
    .where('user_id', '=', userId)
    .execute();
  await sql`delete from application_notes n using applications a
    where a.id = n.application_id and a.user_id = ${userId}`.execute(transaction);
  await forgetDrafts(transaction, userId);
}

async function forgetDrafts(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    delete from timesheet_weeks w using applications a
    where a.id = w.application_id and a.user_id = ${userId} and w.status = 'SENT_BACK'`.execute(transaction);
  await sql`
    delete from timesheet_days d using applications a
    where a.id = d.application_id and a.user_id = ${userId} and not exists (
      select from timesheet_weeks w where w.application_id = d.application_id
        and w.month = date_trunc('month', d.day) and w.week = ceil(extract(day from d.day) / 7))`.execute(
    transaction,
  );
}

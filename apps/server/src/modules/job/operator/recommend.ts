import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { eligibilityRule } from '../posting/eligibility.ts';
import { moveApplication } from '../pipeline/moveApplication.ts';
import { visibleTo } from '../posting/showJob.ts';
import { classOf } from '../posting/viewer.ts';
import { operate, operatorTransition, type OperatedApplication, type Target } from './application.ts';
import { checkInFuture } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Recommends a job in the name of the student's university.
 * @param recommendation the response is due in a week by default, but before the job closes; the note says why this job
 * @returns the id of the application, and when the response is due
 * @throws Refusal, also for a job that the student could not apply to
 */
export async function recommend(
  database: Kysely<Database>,
  target: Target,
  { answerBy, note }: { readonly answerBy?: Date | undefined; readonly note?: string | undefined },
  now: Date,
): Promise<{ readonly id: string; readonly answerBy: string | null }> {
  const until = answerBy ?? new Date(now.getTime() + WEEK);
  checkInFuture('--answer-by', until, now);
  return operate(database, target, async (transaction, operated) => {
    const transition = operatorTransition(operated, 'recommend', 'UNIVERSITY');
    const { application, jobId, student } = operated;
    if (student.universityId === null) throw new Refusal('--student', 'has no university');
    await checkOpen(transaction, operated, now);
    const id = await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: 'UNIVERSITY',
      now,
      note,
      answerBy: until,
    });
    if (id === undefined) throw new Refusal(null, 'The student has just applied to this job.');
    return transaction
      .selectFrom('applications')
      .select(['id', 'answer_by as answerBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
}

async function checkOpen(
  transaction: Kysely<Database>,
  { jobId, student }: OperatedApplication,
  now: Date,
): Promise<void> {
  const rule = eligibilityRule('j', classOf(student), now);
  const { rows } = await sql<{ reason: string | null }>`
    select case when not ${visibleTo(student)} then 'is for the students of another university'
      when ${rule.isClosed} then 'no longer accepts applications'
      when ${rule.isFull} then 'has no open positions'
      when ${rule.isOtherYear} then 'is for other graduation years'
      when ${rule.isOtherField} then 'is for a different field of study' end as reason
    from jobs j where j.id = ${jobId}`.execute(transaction);
  const reason = rows[0]?.reason ?? null;
  if (reason !== null) throw new Refusal('--job', reason);
}

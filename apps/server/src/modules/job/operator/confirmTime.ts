import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { moveApplication, NO_RESCHEDULE } from '../pipeline/moveApplication.ts';
import { daysAfter } from '../pipeline/resultDays.ts';
import { operate, operatorTransition, type Target } from './application.ts';
import { checkInFuture } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/** One of the times that the student suggested, counted from 1, or any other. */
export type NewTime = { readonly candidate: number } | { readonly startsAt: Date };

/**
 * Confirms another time for an interview that the student asked to move; its length stays.
 * @returns the confirmed start
 * @throws Refusal
 */
export async function confirmTime(
  database: Kysely<Database>,
  target: Target,
  time: NewTime,
  now: Date,
): Promise<Date> {
  return operate(database, target, async (transaction, operated) => {
    const { application, interview, jobId, resultDays, student } = operated;
    const transition = operatorTransition(operated, 'confirm-time', interview?.interviewer ?? 'COMPANY');
    if (application === undefined || interview === null) throw new Refusal(null, 'There is no interview.');
    const startsAt = 'startsAt' in time ? time.startsAt : candidateOf(interview.candidates, time.candidate);
    checkInFuture('startsAt' in time ? '--starts-at' : '--candidate', startsAt, now);
    const length = Date.parse(interview.endsAt) - Date.parse(interview.startsAt);
    const endsAt = new Date(startsAt.getTime() + length);
    await transaction
      .updateTable('interviews')
      .set((set) => ({
        ...NO_RESCHEDULE,
        status: 'ACCEPTED',
        starts_at: startsAt,
        ends_at: endsAt,
        revision: set('revision', '+', 1),
      }))
      .where('id', '=', interview.id)
      .execute();
    await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: interview.interviewer,
      now,
      resultExpectedBy: daysAfter(endsAt, resultDays),
    });
    return startsAt;
  });
}

function candidateOf(candidates: readonly string[] | null, number: number): Date {
  const candidate = candidates?.[number - 1];
  if (candidate === undefined) {
    throw new Refusal('--candidate', `is not between 1 and ${candidates?.length ?? 0}`);
  }
  return new Date(candidate);
}

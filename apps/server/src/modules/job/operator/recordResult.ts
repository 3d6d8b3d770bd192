import { manifest } from '@michi/api/manifest';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { showInterview } from '../interviews/interviewJson.ts';
import { moveApplication } from '../pipeline/moveApplication.ts';
import { operate, operatorTransition, type Target } from './application.ts';
import { checkRecord } from './checkRecord.ts';
import { operatorMoment, today } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

export interface ResultOfInterview {
  readonly outcome: 'SELECTED' | 'FAILED';
  /** `YYYY-MM-DD`; default: today in Japan. */
  readonly decidedOn?: string | undefined;
  readonly phase?: string | undefined;
  readonly phaseJp?: string | undefined;
}

/**
 * Records the result of an accepted interview that has begun. A failed one ends the application.
 * @throws Refusal
 */
export async function recordResult(
  database: Kysely<Database>,
  target: Target,
  { decidedOn = '', outcome, phase, phaseJp }: ResultOfInterview,
  now: Date,
): Promise<void> {
  if (decidedOn > today(now)) throw new Refusal('--decided-on', 'is in the future');
  await operate(database, target, async (transaction, operated) => {
    const { application, interview, jobId, student } = operated;
    const action = outcome === 'SELECTED' ? 'pass-interview' : 'fail-interview';
    const transition = operatorTransition(operated, action, interview?.interviewer ?? 'COMPANY');
    if (application === undefined || interview === null) throw new Refusal(null, 'There is no interview.');
    const begins = new Date(interview.startsAt);
    if (begins > now) {
      throw new Refusal(
        null,
        `${action} is not possible: the interview begins at ${operatorMoment(begins)}.`,
      );
    }
    await transaction
      .updateTable('interviews')
      .set({
        result_outcome: outcome,
        result_phase: phase ?? interview.phase,
        result_phase_jp: phaseJp ?? (phase === undefined ? interview.phaseJp : null),
        result_decided_on: decidedOn === '' ? today(now) : decidedOn,
        result_announced_at: now,
      })
      .where('id', '=', interview.id)
      .execute();
    await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: interview.interviewer,
      now,
    });
    checkRecord(
      manifest.job.showInterview.responses[200].schema,
      await showInterview(transaction, interview.id, student, now),
    );
  });
}

import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction, type Updateable } from 'kysely';
import {
  INTERVIEW_ANSWERS,
  interviewAnswers,
  type ApplicationStage,
  type InterviewStatus,
  type NamedTransition,
} from '../../../pipeline/transitions.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem, type FieldRule } from '../../../platform/problem/problem.ts';
import { checkReason } from '../pipeline/checkReason.ts';
import { lockApplicationOf } from '../pipeline/lockApplicationOf.ts';
import { moveApplication, NO_RESCHEDULE, transitionFrom } from '../pipeline/moveApplication.ts';
import { beforeTimes, daysAfter, resultDays } from '../pipeline/resultDays.ts';

export type InterviewActionRequest = Body<typeof manifest.job.actOnInterview>;

interface InterviewToAnswer {
  readonly status: InterviewStatus;
  readonly outcome: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isUpcoming: boolean;
  readonly applicationId: string;
  readonly jobId: string;
  readonly stage: ApplicationStage;
  readonly resultDays: number | null;
}

/**
 * Executes a student's answer to an interview.
 * @throws Problem NOT_FOUND for an interview of another student; TRANSITION_NOT_ALLOWED, which names its stage;
 * VALIDATION_FAILED for a reason, a note or times that are missing or invalid
 */
export async function actOnInterview(
  transaction: Transaction<Database>,
  id: string,
  request: InterviewActionRequest,
  userId: string,
  now: Date,
): Promise<void> {
  await lockAccount(transaction, userId);
  const interview = await lockInterview(transaction, id, userId, now);
  const transition = allowedTransition(interview, request);
  checkReason(transition, request);
  checkList(request);
  const candidates = checkCandidates(request, now);
  await transaction
    .updateTable('interviews')
    .set((set) => ({
      ...changes(request, candidates, now),
      ...(transition.interview === undefined ? {} : { status: transition.interview.to }),
      revision: set('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const { applicationId, endsAt, isUpcoming, jobId, stage, startsAt } = interview;
  const promised = daysAfter(request.action === 'accept' ? new Date(endsAt) : now, interview.resultDays);
  const times = isUpcoming ? [new Date(startsAt), ...candidates] : candidates;
  await moveApplication(
    transaction,
    { userId, jobId, application: { id: applicationId, stage } },
    transition,
    {
      actor: 'STUDENT',
      now,
      reason: request.reason,
      note: request.note,
      resultExpectedBy: request.action === 'reschedule' ? beforeTimes(promised, times) : promised,
    },
  );
}

async function lockInterview(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<InterviewToAnswer> {
  await lockApplicationOf(transaction, 'interviews', id, userId);
  const { rows } = await sql<InterviewToAnswer>`
    select i.status, i.result_outcome as outcome, i.starts_at as "startsAt", i.ends_at as "endsAt",
      i.starts_at > ${now.toISOString()}::timestamptz as "isUpcoming",
      a.id as "applicationId", a.job_id as "jobId", a.stage, ${resultDays('j', 'c')} as "resultDays"
    from interviews i join applications a on a.id = i.application_id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where i.id = ${id} for update of i`.execute(transaction);
  const [interview] = rows;
  if (interview === undefined) throw new Problem('NOT_FOUND');
  return interview;
}

function allowedTransition(
  interview: InterviewToAnswer,
  { action }: InterviewActionRequest,
): NamedTransition {
  const { stage, status, outcome } = interview;
  const situation =
    outcome === null
      ? interviewAnswers({ stage, status, isUpcoming: true }).includes(action)
        ? 'interviewBegun'
        : `interview${status}`
      : 'interviewDecided';
  if (outcome !== null || !interviewAnswers(interview).includes(action)) {
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation });
  }
  return transitionFrom(stage, INTERVIEW_ANSWERS[action], 'STUDENT');
}

/** Declining has a separate list of reasons; both end in `OTHERS`. */
const RESCHEDULE_REASONS: readonly string[] = [
  'CLASS_OR_EXAM',
  'ANOTHER_INTERVIEW',
  'ILLNESS',
  'TRAVEL',
  'OTHERS',
] satisfies readonly InterviewActionRequest['reason'][];

function checkList({ action, reason }: InterviewActionRequest): void {
  if (reason === undefined || reason === 'OTHERS') return;
  if (RESCHEDULE_REASONS.includes(reason) !== (action === 'reschedule'))
    throw invalidFields({ reason: 'reason' });
}

/** Each time must be in the future and occur once. */
function checkCandidates({ action, candidates }: InterviewActionRequest, now: Date): Date[] {
  if (action !== 'reschedule') {
    if (candidates !== undefined) throw invalidFields({ candidates: 'unknown' });
    return [];
  }
  if (candidates === undefined) throw invalidFields({ candidates: 'candidates' });
  const moments = candidates.map((candidate) => new Date(candidate));
  const fields: Record<string, FieldRule> = {};
  moments.forEach((moment, index) => {
    const isRepeated = moments.slice(0, index).some((other) => other.getTime() === moment.getTime());
    if (moment <= now) fields[`candidates.${index}`] = { rule: 'future' };
    else if (isRepeated) fields[`candidates.${index}`] = { rule: 'repeated' };
  });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return moments;
}

function changes(
  { action, reason, note = '' }: InterviewActionRequest,
  candidates: Date[],
  now: Date,
): Updateable<Database['interviews']> {
  if (action !== 'reschedule') return NO_RESCHEDULE;
  return {
    reschedule_requested_at: now,
    reschedule_reason: reason ?? null,
    reschedule_note: note === '' ? null : note,
    reschedule_candidates: candidates,
  };
}

import type { Transaction } from 'kysely';
import {
  findTransition,
  type Actor,
  type ApplicationStage,
  type NamedTransition,
} from '../../../pipeline/transitions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { notifyOfTransition } from '../notifications/notifyOfTransition.ts';
import type { TransitionEvent } from './transitionEvent.ts';

/** A locked row of `applications`; `application` is undefined before there is one. */
export interface LockedApplication {
  readonly userId: string;
  readonly jobId: string;
  readonly application: { readonly id: string; readonly stage: ApplicationStage } | undefined;
}

export interface TransitionInput {
  readonly actor: Actor;
  readonly now: Date;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  /** Deadline of the student's answer; stored if the transition waits for one. */
  readonly answerBy?: Date | null;
  /** Deadline of the company's answer; stored if the transition waits for one. */
  readonly resultExpectedBy?: Date | null;
  /** Who interviews from now on. */
  readonly interviewer?: 'COMPANY' | 'UNIVERSITY';
}

/** @throws Problem TRANSITION_NOT_ALLOWED, which names the stage */
export function transitionFrom(
  stage: ApplicationStage | null,
  action: string,
  actor: Actor,
): NamedTransition {
  const transition = findTransition(stage, action, actor);
  if (transition === undefined) {
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: `stage${stage ?? 'NONE'}` });
  }
  return transition;
}

/**
 * Executes a transition of the pipeline; nothing else changes the stage of an application. Cancels an open interview
 * and marks an offer as answered.
 * @returns the id of the application; undefined if a concurrent request has just created it
 */
export async function moveApplication(
  transaction: Transaction<Database>,
  { userId, jobId, application }: LockedApplication,
  transition: NamedTransition,
  act: TransitionInput,
): Promise<string | undefined> {
  const { actor, now, reason, note, answerBy, resultExpectedBy, interviewer } = act;
  const { records } = transition;
  const values = {
    stage: transition.to,
    stage_changed_at: now,
    answer_by: records.answerBy === true ? (answerBy ?? null) : null,
    result_expected_by: records.resultExpectedBy === true ? (resultExpectedBy ?? null) : null,
    ...(records.appliedAt === true ? { applied_at: now } : {}),
    ...(interviewer === undefined ? {} : { interviewer }),
  };
  const saved =
    application === undefined
      ? await transaction
          .insertInto('applications')
          .values({ ...values, user_id: userId, job_id: jobId, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('applications')
          .set(values)
          .where('id', '=', application.id)
          .returning('id')
          .executeTakeFirstOrThrow();
  if (saved === undefined) return undefined;
  if (transition.interview === undefined) await cancelOpenInterview(transaction, saved.id);
  if (transition.to === 'OFFER_ACCEPTED' || transition.to === 'OFFER_DENIED') {
    await answerOffer(transaction, saved.id, transition.to, act);
  }
  await afterTransition(transaction, {
    application_id: saved.id,
    action: transition.action,
    from_stage: application?.stage ?? null,
    stage: transition.to,
    actor,
    happened_at: now,
    reason: reason ?? null,
    note: note === undefined || note === '' ? null : note,
  });
  return saved.id;
}

async function cancelOpenInterview(transaction: Transaction<Database>, application: string): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set((set) => ({
      status: 'CANCELLED',
      ...NO_RESCHEDULE,
      revision: set('revision', '+', 1),
    }))
    .where('application_id', '=', application)
    .where((where) =>
      where.or([
        where('status', 'in', ['REQUESTED', 'RESCHEDULE_REQUESTED']),
        where.and([where('status', '=', 'ACCEPTED'), where('result_outcome', 'is', null)]),
      ]),
    )
    .execute();
}

async function answerOffer(
  transaction: Transaction<Database>,
  application: string,
  to: 'OFFER_ACCEPTED' | 'OFFER_DENIED',
  { now, reason, note = '' }: TransitionInput,
): Promise<void> {
  await transaction
    .updateTable('job_offers')
    .set({
      status: to === 'OFFER_ACCEPTED' ? 'ACCEPTED' : 'DENIED',
      answered_at: now,
      deny_reason: reason ?? null,
      deny_note: note === '' ? null : note,
    })
    .where('application_id', '=', application)
    .execute();
}

/** Columns of an interview without a request for another time. */
export const NO_RESCHEDULE = {
  reschedule_requested_at: null,
  reschedule_reason: null,
  reschedule_note: null,
  reschedule_candidates: null,
} as const;

/** Adds the event to the timeline and notifies the student, in the same transaction. */
async function afterTransition(transaction: Transaction<Database>, event: TransitionEvent): Promise<void> {
  await transaction.insertInto('application_events').values(event).execute();
  await notifyOfTransition(transaction, event);
}

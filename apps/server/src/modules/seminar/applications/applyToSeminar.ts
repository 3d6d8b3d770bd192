import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { reasonText } from '../../../platform/resume/composedResume.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { Viewer } from '../viewer.ts';
import { lockSeminar, type LockedSeminar } from './lockSeminar.ts';
import { moveSeminarApplication } from './moveSeminarApplication.ts';
import { findSeminarTransition, type SeminarTransition, type SeminarTransitionName } from './transitions.ts';

export type SeminarApplicationRequest = Body<typeof manifest.seminar.applyToSeminar>;

/**
 * Gives a student a seat, or a place on the waiting list if requested. Applications to one seminar run one after the
 * other. Applying again changes nothing.
 * @throws Problem NOT_FOUND, SEMINAR_CLOSED, NOT_ELIGIBLE, VALIDATION_FAILED for a reason of another student,
 * SEMINAR_FULL, or TRANSITION_NOT_ALLOWED after attending
 */
export async function applyToSeminar(
  transaction: Transaction<Database>,
  request: SeminarApplicationRequest,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  await lockAccount(transaction, viewer.id);
  // Read before the seminar is locked, to keep the lock short.
  const reason = await reasonText(transaction, viewer.id, request.reasonId);
  const seminar = await lockSeminar(transaction, request.seminarId, viewer, now);
  if (seminar === undefined || seminar.isOtherUniversity) throw new Problem('NOT_FOUND');
  const { application } = seminar;
  if (application?.status === 'REGISTERED' || application?.status === 'WAITING') return;
  if (application?.status === 'ATTENDED')
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'seminarAttended' });
  if (application?.status !== 'SEAT_HELD') checkOpen(seminar);
  if (reason === null) throw invalidFields({ reasonId: 'reasonForApplying' });
  const transition = chooseTransition(seminar, request.joinsWaitingList);
  const target = { userId: viewer.id, seminarId: seminar.id, application: application ?? undefined };
  await moveSeminarApplication(transaction, target, transition, { now, reason });
}

/** Closed is checked before eligibility. */
function checkOpen(seminar: LockedSeminar): void {
  if (seminar.isClosed) throw new Problem('SEMINAR_CLOSED');
  if (seminar.isOtherYear) throw new Problem('NOT_ELIGIBLE', { situation: 'seminarOtherYear' });
}

function chooseTransition(seminar: LockedSeminar, joinsWaitingList: boolean): SeminarTransition {
  const name = transitionName(seminar, joinsWaitingList);
  const situation = { isOpen: !seminar.isClosed, isUpcoming: seminar.isUpcoming, hasFeedback: false };
  const status = seminar.application?.status ?? null;
  const transition = findSeminarTransition(name, status, 'STUDENT', situation);
  if (transition === undefined) throw new Problem('SEMINAR_CLOSED');
  return transition;
}

function transitionName(
  { application, isFull }: LockedSeminar,
  joinsWaitingList: boolean,
): SeminarTransitionName {
  if (application?.status === 'SEAT_HELD') return 'take-seat';
  if (!isFull) return 'register';
  if (!joinsWaitingList) throw new Problem('SEMINAR_FULL');
  return 'wait';
}

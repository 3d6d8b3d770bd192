import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Viewer } from '../viewer.ts';
import { lockSeminar } from './lockSeminar.ts';
import { moveSeminarApplication } from './moveSeminarApplication.ts';
import { settleSeminar } from './settleSeminar.ts';
import { findSeminarTransition } from './transitions.ts';

export type SeminarCancelReason = Body<typeof manifest.seminar.cancelSeminarApplication>['reason'];

/**
 * Withdraws an application, leaves the waiting list or declines an invitation; a freed seat is held for the next
 * student.
 * @returns the id of the seminar
 * @throws Problem NOT_FOUND or TRANSITION_NOT_ALLOWED
 */
export async function cancelSeminarApplication(
  transaction: Transaction<Database>,
  applicationId: string,
  reason: SeminarCancelReason,
  viewer: Viewer,
  now: Date,
): Promise<string> {
  await lockAccount(transaction, viewer.id);
  const found = await transaction
    .selectFrom('seminar_applications')
    .select('seminar_id')
    .where('id', '=', applicationId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (found === undefined) throw new Problem('NOT_FOUND');
  // The application is read again after locking the seminar.
  const seminar = await lockSeminar(transaction, found.seminar_id, viewer, now);
  const application = seminar?.application ?? undefined;
  if (seminar === undefined || application === undefined) throw new Problem('NOT_FOUND');
  const situation = { isOpen: !seminar.isClosed, isUpcoming: seminar.isUpcoming, hasFeedback: false };
  const transition = findSeminarTransition('cancel', application.status, 'STUDENT', situation);
  if (transition === undefined)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'seminarNotCancellable' });
  const target = { userId: viewer.id, seminarId: seminar.id, application };
  await moveSeminarApplication(transaction, target, transition, { now, cancelReason: reason });
  await settleSeminar(transaction, seminar.id, now);
  return seminar.id;
}

import { sql, type RawBuilder, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database, SeminarApplicationStatus } from '../../../platform/database/schema.ts';
import type { SeminarTransition } from './transitions.ts';

/** Of a seminar whose row is locked; `application` is undefined before there is one. */
export interface LockedSeminarApplication {
  readonly userId: string;
  readonly seminarId: string;
  readonly application: { readonly id: string; readonly status: SeminarApplicationStatus } | undefined;
}

/** The input of a transition; `reason` is the text of the reason for applying. */
export interface SeminarMove {
  readonly now: Date;
  readonly reason?: string;
  readonly cancelReason?: string;
  readonly seatHeldUntil?: Date;
}

/**
 * Executes a transition while the row of the seminar is locked. Only this and `moveTogether` change the status of an
 * application; the database counts the seats.
 * @returns the id of the application
 */
export async function moveSeminarApplication(
  transaction: Transaction<Database>,
  { userId, seminarId, application }: LockedSeminarApplication,
  transition: SeminarTransition,
  move: SeminarMove,
): Promise<string> {
  const values = {
    ...consequences(transition, move),
    ...applied(transition, move),
    ...(transition.to === 'WAITING' ? { queue_number: endOfQueue(seminarId) } : {}),
  };
  if (application !== undefined) {
    await transaction
      .updateTable('seminar_applications')
      .set(values)
      .where('id', '=', application.id)
      .execute();
    return application.id;
  }
  const { id } = await transaction
    .insertInto('seminar_applications')
    .values({ ...values, user_id: userId, seminar_id: seminarId, created_at: move.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Executes one transition, but none to the waiting list, for several applications to a seminar whose row is locked. */
export async function moveTogether(
  transaction: Transaction<Database>,
  applicationIds: readonly string[],
  transition: SeminarTransition,
  move: SeminarMove,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await transaction
    .updateTable('seminar_applications')
    .set(consequences(transition, move))
    .where('id', '=', anyOf(applicationIds))
    .execute();
}

/** The number after the last that waits. The lock of the seminar's row keeps two from drawing the same one. */
function endOfQueue(seminarId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(max(w.queue_number), 0) + 1 from seminar_applications w
    where w.seminar_id = ${seminarId} and w.status = 'WAITING')`;
}

function consequences({ to }: SeminarTransition, { now, cancelReason, seatHeldUntil }: SeminarMove) {
  const isCancelled = to === 'CANCELLED';
  return {
    status: to,
    status_changed_at: now,
    // A held seat keeps the number, which records the place on the waiting list.
    ...(to === 'SEAT_HELD' ? {} : { queue_number: null }),
    seat_held_until: to === 'SEAT_HELD' ? (seatHeldUntil ?? null) : null,
    attended_at: to === 'ATTENDED' ? now : null,
    cancelled_at: isCancelled ? now : null,
    cancel_reason: isCancelled ? (cancelReason ?? null) : null,
  };
}

function applied({ name, to }: SeminarTransition, { now, reason }: SeminarMove) {
  if (to === 'INVITED') return { invited_at: now, applied_at: null, reason: null };
  const details = reason === undefined ? {} : { reason };
  return name === 'register' || name === 'wait' ? { ...details, applied_at: now } : details;
}

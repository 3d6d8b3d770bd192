import { sql, type Transaction } from 'kysely';
import type { Database, SeminarApplicationStatus } from '../../../platform/database/schema.ts';
import type { SeminarTransition } from './transitions.ts';

/** Whose application it is and to which seminar; `application` is undefined before there is one. Its row is locked. */
export interface LockedSeminarApplication {
  readonly userId: string;
  readonly seminarId: string;
  readonly application: { readonly id: string; readonly status: SeminarApplicationStatus } | undefined;
}

/** Input of a transition. */
export interface SeminarMove {
  readonly now: Date;
  /** The text of the reason for applying. */
  readonly reason?: string;
  readonly cancelReason?: string;
  /** Until when a freed seat is held. */
  readonly seatHeldUntil?: Date;
}

/**
 * Makes a transition of the table, in the transaction given, with the seminar's row locked: with `moveTogether` the only
 * place that changes the status of an application. The database counts the seats.
 * @returns the id of the application
 */
export async function moveSeminarApplication(
  transaction: Transaction<Database>,
  { userId, seminarId, application }: LockedSeminarApplication,
  transition: SeminarTransition,
  move: SeminarMove,
): Promise<string> {
  const values = { ...consequences(transition, move), ...applied(transition, move) };
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

/** Makes one transition of several applications to a seminar whose row is locked. */
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
    .where('id', 'in', [...applicationIds])
    .execute();
}

/** Column changes that follow from a transition's target. */
function consequences({ to }: SeminarTransition, { now, cancelReason, seatHeldUntil }: SeminarMove) {
  const isCancelled = to === 'CANCELLED';
  return {
    status: to,
    status_changed_at: now,
    // A held seat keeps the number, so that the place on the waiting list is recorded.
    ...(to === 'SEAT_HELD'
      ? {}
      : { queue_number: to === 'WAITING' ? sql<number>`nextval('seminar_queue')` : null }),
    seat_held_until: to === 'SEAT_HELD' ? (seatHeldUntil ?? null) : null,
    attended_at: to === 'ATTENDED' ? now : null,
    cancelled_at: isCancelled ? now : null,
    cancel_reason: isCancelled ? (cancelReason ?? null) : null,
  };
}

/** Column changes of an application: its text and its time. */
function applied({ name, to }: SeminarTransition, { now, reason }: SeminarMove) {
  if (to === 'INVITED') return { invited_at: now, applied_at: null, reason: null };
  const said = reason === undefined ? {} : { reason };
  return name === 'register' || name === 'wait' ? { ...said, applied_at: now } : said;
}

import type { Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database, SeminarApplicationStatus } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { lockSeminar } from '../applications/lockSeminar.ts';
import { moveTogether } from '../applications/moveSeminarApplication.ts';
import { findSeminarTransition } from '../applications/transitions.ts';
import { notifyStudents } from '../notifications/seminarNotices.ts';

/** The rules for a student do not matter here. */
const NOBODY = {
  id: '00000000-0000-0000-0000-000000000000',
  universityId: null,
  graduationYear: null,
} as const;

/** Applications that end when a seminar closes. */
const WITHOUT_SEAT = ['INVITED', 'WAITING', 'SEAT_HELD'] as const;

/**
 * Closes a seminar: applications without a seat end, registered ones stay unless it is cancelled. Students are
 * notified.
 * @returns the number of applications that ended
 * @throws Refusal
 */
export async function closeSeminar(
  database: Kysely<Database>,
  seminarId: string,
  isCancelled: boolean,
  now: Date,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const seminar = await lockSeminar(transaction, seminarId, NOBODY, now);
    if (seminar === undefined) throw new Refusal(null, `There is no seminar ${seminarId}.`);
    if (!seminar.isUpcoming)
      throw new Refusal(null, `"${seminar.title}" has already started or been cancelled.`);
    const ending: readonly SeminarApplicationStatus[] = isCancelled
      ? [...WITHOUT_SEAT, 'REGISTERED']
      : WITHOUT_SEAT;
    const applications = await transaction
      .selectFrom('seminar_applications')
      .select(['id', 'user_id', 'status'])
      .where('seminar_id', '=', seminar.id)
      .where('status', '=', anyOf(ending))
      .execute();
    const situation = { isOpen: false, isUpcoming: true, hasFeedback: false };
    for (const status of ending) {
      const transition = findSeminarTransition('call-off', status, 'ORGANIZER', situation);
      if (transition === undefined) throw new Refusal(null, `An application cannot end at ${status}.`);
      const ids = applications.filter((one) => one.status === status).map(({ id }) => id);
      await moveTogether(transaction, ids, transition, { now });
    }
    await transaction
      .updateTable('seminars')
      .set({ closed_at: now, cancelled_at: isCancelled ? now : null, updated_at: now })
      .where('id', '=', seminar.id)
      .execute();
    const userIds = applications.map(({ user_id }) => user_id);
    await notifyStudents(transaction, seminar, isCancelled ? 'cancelled' : 'closed', userIds, now);
    return applications.length;
  });
}

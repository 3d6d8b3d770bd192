import type { Kysely } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { lockSeminar, type LockedSeminar } from '../applications/lockSeminar.ts';
import { moveSeminarApplication } from '../applications/moveSeminarApplication.ts';
import { findSeminarTransition } from '../applications/transitions.ts';
import { notifyStudents } from '../notifications/seminarNotices.ts';

/**
 * Invites a student as the organizer of the seminar, and notifies them.
 * @throws Refusal for an unknown seminar or student, a student the seminar is not for, and one who has applied or is
 * invited
 */
export async function inviteStudent(
  database: Kysely<Database>,
  seminarId: string,
  email: string,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const student = await transaction
      .selectFrom('users')
      .innerJoin('students', 'students.user_id', 'users.id')
      .select([
        'users.id',
        'students.university_id as universityId',
        'students.graduation_year as graduationYear',
      ])
      .where('users.email', '=', email)
      .where('users.account_status', 'in', ['ACTIVE', 'ON_LEAVE'])
      .executeTakeFirst();
    if (student === undefined) throw new Refusal('--student', `is not a student: ${email}`);
    await lockAccount(transaction, student.id);
    const seminar = await lockSeminar(transaction, seminarId, student, now);
    if (seminar === undefined) throw new Refusal('--seminar', 'does not exist');
    checkFor(seminar, email);
    const { application } = seminar;
    const situation = { isOpen: !seminar.isClosed, isUpcoming: seminar.isUpcoming, hasFeedback: false };
    const transition = findSeminarTransition('invite', application?.status ?? null, 'ORGANIZER', situation);
    if (transition === undefined)
      throw new Refusal('--student', `already has the status ${application?.status ?? 'nothing'}: ${email}`);
    const target = { userId: student.id, seminarId: seminar.id, application: application ?? undefined };
    await moveSeminarApplication(transaction, target, transition, { now });
    await notifyStudents(transaction, seminar, 'invited', [student.id], now);
  });
}

function checkFor({ isClosed, isOtherUniversity, isOtherYear, title }: LockedSeminar, email: string): void {
  if (isClosed) throw new Refusal('--seminar', `takes no more applications: "${title}"`);
  if (isOtherUniversity) throw new Refusal('--student', `is a student of another university: ${email}`);
  if (isOtherYear) throw new Refusal('--student', `graduates in a year the seminar is not for: ${email}`);
}

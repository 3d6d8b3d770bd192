import { normalizeText } from '@michi/api/text';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { WRITTEN_NAME } from '../../../platform/database/writtenName.ts';
import type { Deps } from '../../../platform/deps.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { composeText } from '../../../platform/validation/composeText.ts';
import { lockSeminar, type LockedSeminar } from '../applications/lockSeminar.ts';
import { moveSeminarApplication } from '../applications/moveSeminarApplication.ts';
import { findSeminarTransition } from '../applications/transitions.ts';
import { notifyStudents } from '../notifications/seminarNotices.ts';
import type { Viewer } from '../viewer.ts';

/** Minutes before the start at which check-in opens. */
const DOORS_OPEN = 60;

const MINUTE = 60_000;

export interface CheckedIn {
  readonly student: string;
  readonly seminar: string;
}

/**
 * Marks a student as having attended, by the token of their QR code.
 * @param seminarId by default the current seminar that the student is registered for
 * @throws Refusal
 */
export async function checkIn(
  { clock, database, studentTokens }: Pick<Deps, 'clock' | 'database' | 'studentTokens'>,
  token: string,
  seminarId: string | undefined,
): Promise<CheckedIn> {
  const now = clock.now();
  const read = await studentTokens.read(normalizeText(composeText(token), 'NFKC').trim());
  if (read.state === 'EXPIRED')
    throw new Refusal(null, 'This QR code has expired. Ask the student to show a new one.');
  if (read.state === 'FORGED') throw new Refusal(null, 'This is not a Michi QR code.');
  return inTransaction(database, async (transaction) => {
    const student = await findStudent(transaction, read.studentId);
    const id = seminarId ?? (await seminarNow(transaction, student, now));
    const seminar = await lockSeminar(transaction, id, student.viewer, now);
    if (seminar === undefined) throw new Refusal('--seminar', 'does not exist');
    checkTime(seminar, now);
    const { application } = seminar;
    const situation = { isOpen: false, isUpcoming: seminar.isUpcoming, hasFeedback: false };
    const transition = findSeminarTransition('check-in', application?.status ?? null, 'ORGANIZER', situation);
    if (application === null || transition === undefined)
      throw new Refusal(null, await whyNot(transaction, student, seminar, now));
    const target = { userId: student.viewer.id, seminarId: seminar.id, application };
    await moveSeminarApplication(transaction, target, transition, { now });
    await notifyStudents(transaction, seminar, 'feedback', [student.viewer.id], now);
    return { student: student.name, seminar: seminar.title };
  });
}

interface StudentAtDoor {
  readonly viewer: Viewer;
  readonly name: string;
}

async function findStudent(transaction: Transaction<Database>, studentId: string): Promise<StudentAtDoor> {
  const student = await transaction
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .select([
      'users.id',
      'students.university_id as universityId',
      'students.graduation_year as graduationYear',
    ])
    .select(WRITTEN_NAME.as('name'))
    .where('students.id', '=', studentId)
    .where('users.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (student === undefined) throw new Refusal(null, 'This student no longer exists.');
  return { viewer: student, name: student.name };
}

interface SeminarAtDoor {
  readonly id: string;
  readonly title: string;
}

/** Seminars with check-in open that the student has or had a seat in. */
async function seminarsNow(
  transaction: Transaction<Database>,
  { viewer }: StudentAtDoor,
  now: Date,
): Promise<readonly SeminarAtDoor[]> {
  const { rows } = await sql<SeminarAtDoor>`
    select s.id, s.title from seminar_applications a join seminars s on s.id = a.seminar_id
    where a.user_id = ${viewer.id} and a.status in ('REGISTERED', 'ATTENDED') and s.cancelled_at is null
      and s.starts_at - make_interval(mins => ${DOORS_OPEN}) <= ${now.toISOString()}::timestamptz
      and s.ends_at > ${now.toISOString()}::timestamptz
    order by a.status desc, s.starts_at, s.id`.execute(transaction);
  return rows;
}

async function seminarNow(
  transaction: Transaction<Database>,
  student: StudentAtDoor,
  now: Date,
): Promise<string> {
  const open = await seminarsNow(transaction, student, now);
  const [first] = open;
  if (first === undefined)
    throw new Refusal(null, `${student.name} is not registered for a seminar taking place now.`);
  if (open.length > 1) {
    const names = open.map(({ id, title }) => `${id} (${title})`).join(', ');
    throw new Refusal('--seminar', `is required: ${student.name} is registered for ${names}`);
  }
  return first.id;
}

function checkTime({ endsAt, startsAt, title }: LockedSeminar, now: Date): void {
  if (new Date(endsAt) <= now) throw new Refusal(null, `"${title}" ended at ${operatorMoment(endsAt)}.`);
  const opensAt = new Date(new Date(startsAt).getTime() - DOORS_OPEN * MINUTE);
  if (opensAt > now)
    throw new Refusal(null, `"${title}" has not started: check-in opens at ${operatorMoment(opensAt)}.`);
}

async function whyNot(
  transaction: Transaction<Database>,
  student: StudentAtDoor,
  { application, title }: LockedSeminar,
  now: Date,
): Promise<string> {
  if (application?.status === 'ATTENDED') return `${student.name} has already been checked in to "${title}".`;
  const elsewhere = await seminarsNow(transaction, student, now);
  const where = elsewhere.map((one) => `"${one.title}"`).join(', ');
  const status = application === null ? '' : ` (${application.status})`;
  const refused = `${student.name} is not registered for "${title}"${status}.`;
  return where === '' ? refused : `${refused} The right seminar is ${where}.`;
}

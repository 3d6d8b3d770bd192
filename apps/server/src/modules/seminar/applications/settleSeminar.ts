import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database, SeminarApplicationStatus } from '../../../platform/database/schema.ts';
import { notifyStudents, type NamedSeminar } from '../notifications/seminarNotices.ts';
import { moveSeminarApplication, moveTogether } from './moveSeminarApplication.ts';
import { findSeminarTransition, type SeminarTransition, type SeminarTransitionName } from './transitions.ts';

/** Hours for which a freed seat is held. */
const HOLD_HOURS = 24;

/** Hours before the start at which registered students are reminded. */
const REMINDER_HOURS = 24;

const HOUR = 60 * 60 * 1000;

interface SeminarNow extends NamedSeminar {
  readonly startsAt: string;
  readonly isUpcoming: boolean;
  readonly hasUndecided: boolean;
  readonly hasLapsed: boolean;
  readonly canOffer: boolean;
  readonly isReminderDue: boolean;
}

/**
 * Brings a locked seminar up to date: expired holds lapse, free seats are held for the next on the waiting list,
 * registered students are reminded a day before, and the waiting list ends when the seminar begins. Idempotent.
 */
export async function settleSeminar(
  transaction: Transaction<Database>,
  seminarId: string,
  now: Date,
): Promise<void> {
  const seminar = await readNow(transaction, seminarId, now);
  if (seminar === undefined) return;
  if (!seminar.isUpcoming) {
    if (seminar.hasUndecided) await endQueue(transaction, seminar, now);
    return;
  }
  if (seminar.hasLapsed) await lapseHolds(transaction, seminar, now);
  if (seminar.hasLapsed || seminar.canOffer) await offerSeats(transaction, seminar, now);
  if (seminar.isReminderDue) await remind(transaction, seminar, now);
}

/** Settles every seminar that has something due, except those that another process is settling. */
export async function settleDue(database: Kysely<Database>, now: Date): Promise<void> {
  const due = await dueSeminars(database, now);
  for (const id of due) {
    await inTransaction(database, async (transaction) => {
      const { rows } = await sql`
        select from seminars where id = ${id} for no key update skip locked`.execute(transaction);
      if (rows.length > 0) await settleSeminar(transaction, id, now);
    });
  }
}

/** SQL condition: something is due for a row of `seminars`. */
export function isDue(table: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<SqlBool>`case when ${column('cancelled_at')} is not null or ${column('starts_at')} <= ${moment}
    then ${column('undecided')} > 0
    else (${column('people_waiting')} > 0 and (${column('capacity')} is null or ${column('seats_taken')} < ${column('capacity')}))
      or (${column('reminded_at')} is null and ${column('starts_at')} <= ${moment} + make_interval(hours => ${REMINDER_HOURS}))
      or (${column('undecided')} > 0 and exists (select from seminar_applications due where due.seminar_id = ${column('id')}
        and due.status = 'SEAT_HELD' and due.seat_held_until <= ${moment})) end`;
}

async function dueSeminars(database: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const { rows } = await dueStatement(now).execute(database);
  return rows.map(({ id }) => id);
}

/** The seminars with something due; each part uses a small partial index. */
export function dueStatement(now: Date): RawBuilder<{ id: string }> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<{ id: string }>`
    select a.seminar_id as id from seminar_applications a
      where a.status = 'SEAT_HELD' and a.seat_held_until <= ${moment}
    union
    select s.id from seminars s where s.undecided > 0 and s.starts_at <= ${moment}
    union
    select s.id from seminars s where s.people_waiting > 0 and (s.capacity is null or s.seats_taken < s.capacity)
      and s.cancelled_at is null and s.starts_at > ${moment}
    union
    select s.id from seminars s where s.reminded_at is null and s.seats_taken > 0 and s.cancelled_at is null
      and s.starts_at > ${moment} and s.starts_at <= ${moment} + make_interval(hours => ${REMINDER_HOURS})
    order by id`;
}

async function readNow(
  transaction: Transaction<Database>,
  seminarId: string,
  now: Date,
): Promise<SeminarNow | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<SeminarNow>`
    select s.id, s.audience, s.title, s.title_jp as "titleJp", s.starts_at as "startsAt",
      s.cancelled_at is null and s.starts_at > ${moment} as "isUpcoming", s.undecided > 0 as "hasUndecided",
      exists (select from seminar_applications a where a.seminar_id = s.id and a.status = 'SEAT_HELD'
        and a.seat_held_until <= ${moment}) as "hasLapsed",
      s.people_waiting > 0 and (s.capacity is null or s.seats_taken < s.capacity) as "canOffer",
      s.reminded_at is null and s.starts_at <= ${moment} + make_interval(hours => ${REMINDER_HOURS}) as "isReminderDue"
    from seminars s where s.id = ${seminarId}`.execute(transaction);
  return rows[0];
}

/** The table must contain every transition of the server. */
function systemTransition(
  name: SeminarTransitionName,
  from: SeminarApplicationStatus,
  isSeminarAhead: boolean,
): SeminarTransition {
  const situation = { isOpen: false, isUpcoming: isSeminarAhead, hasFeedback: false };
  const transition = findSeminarTransition(name, from, 'SYSTEM', situation);
  if (transition === undefined) throw new Error(`The table has no ${name} from ${from}.`);
  return transition;
}

async function endQueue(transaction: Transaction<Database>, seminar: SeminarNow, now: Date): Promise<void> {
  const left = await transaction
    .selectFrom('seminar_applications')
    .select('id')
    .where('seminar_id', '=', seminar.id)
    .where('status', 'in', ['INVITED', 'WAITING', 'SEAT_HELD'])
    .execute();
  // The waiting list ends when the seminar begins, however late that is noticed.
  const startsAt = new Date(seminar.startsAt);
  const lapse = systemTransition('lapse', 'WAITING', false);
  const ids = left.map(({ id }) => id);
  await moveTogether(transaction, ids, lapse, { now: startsAt < now ? startsAt : now });
}

async function lapseHolds(transaction: Transaction<Database>, seminar: SeminarNow, now: Date): Promise<void> {
  const lapsed = await transaction
    .selectFrom('seminar_applications')
    .select(['id', 'user_id'])
    .where('seminar_id', '=', seminar.id)
    .where('status', '=', 'SEAT_HELD')
    .where('seat_held_until', '<=', now.toISOString())
    .execute();
  const lapse = systemTransition('lapse', 'SEAT_HELD', true);
  const ids = lapsed.map(({ id }) => id);
  await moveTogether(transaction, ids, lapse, { now });
  const userIds = lapsed.map(({ user_id }) => user_id);
  await notifyStudents(transaction, seminar, 'seatLapsed', userIds, now);
}

/** The time limit of a hold starts with the notification. */
async function offerSeats(transaction: Transaction<Database>, seminar: SeminarNow, now: Date): Promise<void> {
  const until = Math.min(now.getTime() + HOLD_HOURS * HOUR, Date.parse(seminar.startsAt));
  const hold = systemTransition('hold-seat', 'WAITING', true);
  for (;;) {
    const next = await nextInQueue(transaction, seminar.id);
    if (next === undefined) return;
    const target = {
      userId: next.userId,
      seminarId: seminar.id,
      application: { id: next.id, status: 'WAITING' as const },
    };
    await moveSeminarApplication(transaction, target, hold, { now, seatHeldUntil: new Date(until) });
    await notifyStudents(transaction, seminar, 'seatHeld', [next.userId], now);
  }
}

/**
 * The next on the waiting list if a seat is free. None while that student's account is being deleted: the deletion
 * waits for this seminar and settles it afterwards.
 */
async function nextInQueue(
  transaction: Transaction<Database>,
  seminarId: string,
): Promise<{ readonly id: string; readonly userId: string } | undefined> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select next.id, u.id as "userId" from (
      select a.id, a.user_id from seminar_applications a join seminars s on s.id = a.seminar_id
      where a.seminar_id = ${seminarId} and a.status = 'WAITING'
        and (s.capacity is null or s.seats_taken < s.capacity)
      order by a.queue_number limit 1
    ) next join users u on u.id = next.user_id for key share of u skip locked`.execute(transaction);
  return rows[0];
}

async function remind(transaction: Transaction<Database>, seminar: SeminarNow, now: Date): Promise<void> {
  await transaction.updateTable('seminars').set({ reminded_at: now }).where('id', '=', seminar.id).execute();
  const registered = await transaction
    .selectFrom('seminar_applications')
    .select('user_id')
    .where('seminar_id', '=', seminar.id)
    .where('status', '=', 'REGISTERED')
    .execute();
  const userIds = registered.map(({ user_id }) => user_id);
  await notifyStudents(transaction, seminar, 'reminder', userIds, now);
}

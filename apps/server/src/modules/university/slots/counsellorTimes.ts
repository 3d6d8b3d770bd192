import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** From the first moment on, before the second. */
export interface Stretch {
  readonly from: Date;
  readonly before: Date;
}

/** Counsellors whose slots are requested. */
export interface CounsellorScope {
  readonly universityId: string;
  readonly counsellorId?: string | undefined;
  readonly topic?: string | undefined;
  /** A counsellor who offers both formats allows either. */
  readonly style?: 'ONLINE' | 'OFFLINE' | undefined;
}

/** SQL condition: a row of `counsellors` is within the scope. */
function matchesFilter(
  table: string,
  { counsellorId, style, topic, universityId }: CounsellorScope,
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions = [
    sql<SqlBool>`${column('university_id')} = ${universityId} and ${column('takes_bookings')}`,
  ];
  if (counsellorId !== undefined) conditions.push(sql<SqlBool>`${column('id')} = ${counsellorId}`);
  if (topic !== undefined) conditions.push(sql<SqlBool>`${topic} = any(${column('topics')})`);
  if (style !== undefined) conditions.push(sql<SqlBool>`${column('style')} in (${style}, 'BOTH')`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Slots that begin in a range, free or taken, as rows of `counsellor_id, starts_at, ends_at`. The hours of a day are
 * instants in the counsellor's zone, filled with slots without gaps; a day with a clock change has an hour more or
 * less.
 */
export function counsellorTimes(scope: CounsellorScope, { before, from }: Stretch): RawBuilder<unknown> {
  const first = sql`${from.toISOString()}::timestamptz`;
  const end = sql`${before.toISOString()}::timestamptz`;
  return sql`
    select c.id as counsellor_id, t.starts_at, t.starts_at + l.length as ends_at
    from counsellors c
    join counsellor_hours h on h.counsellor_id = c.id
    cross join lateral (select make_interval(mins => c.slot_minutes) as length) l
    cross join lateral (select (${first} at time zone c.timezone)::date - 1 as first,
      (${end} at time zone c.timezone)::date as last) z
    cross join lateral generate_series(0, z.last - z.first) as d(number)
    cross join lateral (select (z.first + d.number + h.from_time) at time zone c.timezone as opens,
      (z.first + d.number + h.to_time) at time zone c.timezone as closes) o
    cross join lateral generate_series(o.opens, o.closes - l.length, l.length) as t(starts_at)
    where ${matchesFilter('c', scope)} and extract(isodow from z.first + d.number) = h.weekday
      and t.starts_at >= ${first} and t.starts_at < ${end}
      and not exists (select from counsellor_absences a where a.counsellor_id = c.id
        and a.starts_at < t.starts_at + l.length and a.ends_at > t.starts_at)`;
}

/**
 * SQL condition: a row of `counsellorTimes` is not booked.
 * @param movedId an appointment to move, whose own slot counts as free
 */
export function isFree(table: string, movedId?: string): RawBuilder<SqlBool> {
  return isUntaken(table, sql`k.counsellor_id = ${sql.ref(`${table}.counsellor_id`)}`, movedId);
}

/** SQL condition: the student has no appointment at the time of a row of `counsellorTimes`. */
export function isStudentFree(table: string, userId: string, movedId?: string): RawBuilder<SqlBool> {
  return isUntaken(table, sql`k.user_id = ${userId}`, movedId);
}

/**
 * An appointment lasts at most three hours, so those that overlap a time begin near it. Without the offset the planner
 * joins every appointment with every time of its counsellor.
 */
function isUntaken(table: string, whose: RawBuilder<unknown>, movedId?: string): RawBuilder<SqlBool> {
  const moved = movedId === undefined ? sql`` : sql`and k.id <> ${movedId}`;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`not exists (select from counsellings k where ${whose} and k.status <> 'CANCELLED' ${moved}
    and k.starts_at < ${column('ends_at')} and k.starts_at > ${column('starts_at')} - interval '3 hours'
    and k.ends_at > ${column('starts_at')} offset 0)`;
}

/** Students that a row of `counsellors` has assisted: those before Michi, and all who attended since. */
export function studentsAssisted(table: string): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${table}.assisted_before`)} + (select count(distinct k.user_id)::integer
    from counsellings k where k.counsellor_id = ${sql.ref(`${table}.id`)} and k.status = 'ATTENDED'))`;
}

/**
 * Order in which counsellors are assigned to a student without a preference: fewest upcoming appointments, then fewest
 * students assisted, then by name.
 */
export function fairOrder(table: string, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(select count(*) from counsellings k where k.counsellor_id = ${column('id')} and k.status = 'BOOKED'
      and k.starts_at > ${now.toISOString()}::timestamptz), ${studentsAssisted(table)}, ${column('name')}, ${column('id')}`;
}

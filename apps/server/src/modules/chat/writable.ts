import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/currentUser.ts';

/** The student who views threads. */
export type Viewer = Pick<CurrentUser, 'id' | 'universityId'>;

/** Why a student cannot write to a party (chat contract, `NotWritableReason`). */
export type NotWritableReason = 'NOT_IN_TOUCH' | 'OTHER_UNIVERSITY' | 'BLOCKED';

/**
 * Companies in contact with a student: those the student applied to, for a job or seminar, that requested an interview
 * or invited the student, or share a thread. A recommendation alone does not count, since the company does not know of
 * it.
 */
export function companiesInTouch(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select j.company_id from applications a join jobs j on j.id = a.job_id
    where a.user_id = ${userId} and (a.applied_at is not null or a.stage not in ('RECOMMENDED', 'WITHDRAWN'))
    union
    select s.company_id from seminar_applications p join seminars s on s.id = p.seminar_id
    where p.user_id = ${userId} and s.company_id is not null
    union
    select h.company_id from chat_members m join chat_threads h on h.id = m.thread_id
    where m.user_id = ${userId} and h.company_id is not null)`;
}

/** Whether a student has blocked a party. */
export function isBlocked(userId: string, entityId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from chat_blocks b where b.user_id = ${userId}::uuid and b.entity_id = ${sql.ref(entityId)})`;
}

/**
 * Why the viewer cannot write in a thread; null if they can. A thread counts as contact.
 * @param alias of the table `chat_threads` in the statement
 */
export function threadReason(alias: string, viewer: Viewer): RawBuilder<NotWritableReason | null> {
  const university = sql.ref(`${alias}.university_id`);
  return sql`case
    when ${isBlocked(viewer.id, `${alias}.entity_id`)} then 'BLOCKED'
    when ${university} is not null and ${university} is distinct from ${viewer.universityId}::uuid
      then 'OTHER_UNIVERSITY'
    end`;
}

/**
 * Why the viewer cannot write to a party; null if they can.
 * @param alias of the view `chat_entities` in the statement
 */
export function entityReason(alias: string, viewer: Viewer): RawBuilder<NotWritableReason | null> {
  const [id, type] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.type`)];
  return sql`case
    when ${isBlocked(viewer.id, `${alias}.id`)} then 'BLOCKED'
    when ${type} = 'UNIVERSITY' and ${id} is distinct from ${viewer.universityId}::uuid then 'OTHER_UNIVERSITY'
    when ${type} = 'COMPANY' and ${id} not in ${companiesInTouch(sql`${viewer.id}::uuid`)} then 'NOT_IN_TOUCH'
    end`;
}

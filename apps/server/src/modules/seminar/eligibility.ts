import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * The rule of who may apply to a seminar, the only place that knows it (seminar contract, `SeminarEligibility`).
 * Each part is a condition on a row of `seminars` under the alias given.
 */
export interface SeminarRule {
  /** The organizer has ended it, or a deadline has passed, or it has begun. */
  readonly isClosed: RawBuilder<SqlBool>;
  /** It takes other years of graduation than the student's. */
  readonly isOtherYear: RawBuilder<SqlBool>;
  /** It is for the students of another university. */
  readonly isOtherUniversity: RawBuilder<SqlBool>;
  /** No seat is left; one that is free while others wait is theirs. */
  readonly isFull: RawBuilder<SqlBool>;
}

/** The rule for a student at a moment. */
export function seminarRule(table: string, viewer: Viewer, now: Date): SeminarRule {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { graduationYear, universityId } = viewer;
  return {
    isClosed: sql<SqlBool>`${column('open_until')} <= ${now.toISOString()}::timestamptz`,
    isOtherYear:
      graduationYear === null
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(${column('graduation_years')} <> '{}' and ${graduationYear}::integer <> all (${column('graduation_years')}))`,
    isOtherUniversity: sql<SqlBool>`(${column('audience')} = 'UNIVERSITY'
      and ${column('university_id')} is distinct from ${universityId}::uuid)`,
    isFull: sql<SqlBool>`coalesce(${column('people_waiting')} > 0 or ${column('seats_taken')} >= ${column('capacity')}, false)`,
  };
}

/** Eligibility as the contract's object: the first that holds of closed, not for you, full. */
export function seminarEligibility(rule: SeminarRule): RawBuilder<unknown> {
  const { isClosed, isOtherYear, isOtherUniversity, isFull } = rule;
  const without = (status: string) =>
    sql`json_build_object('status', ${status}::text, 'reasons', json_build_array())`;
  return sql`case
    when ${isClosed} then ${without('CLOSED')}
    when ${isOtherYear} or ${isOtherUniversity} then json_build_object('status', 'NOT_FOR_YOU', 'reasons',
      array_to_json(array_remove(array[case when ${isOtherYear} then 'GRADUATION_YEAR' end,
        case when ${isOtherUniversity} then 'OTHER_UNIVERSITY' end], null)))
    when ${isFull} then ${without('FULL')}
    else ${without('ELIGIBLE')} end`;
}

/** That the student can apply and get a seat. */
export function canApply(rule: SeminarRule): RawBuilder<SqlBool> {
  const { isClosed, isOtherYear, isOtherUniversity, isFull } = rule;
  return sql<SqlBool>`not (${isClosed} or ${isOtherYear} or ${isOtherUniversity} or ${isFull})`;
}

/** That the seminar takes applications of the student, be it for its waiting list. */
export function isOpenTo(rule: SeminarRule): RawBuilder<SqlBool> {
  return sql<SqlBool>`not (${rule.isClosed} or ${rule.isOtherYear} or ${rule.isOtherUniversity})`;
}

/** That a row of `seminars` under the alias given has not begun, and will. */
export function isAhead(table: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.cancelled_at`)} is null
    and ${sql.ref(`${table}.starts_at`)} > ${now.toISOString()}::timestamptz)`;
}

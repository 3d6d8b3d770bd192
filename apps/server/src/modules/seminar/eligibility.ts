import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holding, json } from '../../platform/json/json.ts';
import type { Viewer } from './viewer.ts';

/**
 * Who may apply to a seminar, defined only here (seminar contract, `SeminarEligibility`). Each part is a condition on a
 * row of `seminars`.
 */
export interface SeminarRule {
  /** The organizer has closed it, a deadline has passed, or it has begun. */
  readonly isClosed: RawBuilder<SqlBool>;
  /** For other graduation years than the student's. */
  readonly isOtherYear: RawBuilder<SqlBool>;
  /** For the students of another university. */
  readonly isOtherUniversity: RawBuilder<SqlBool>;
  /** Also when others wait for a free seat. */
  readonly isFull: RawBuilder<SqlBool>;
  /** It requires a graduation year, and the profile has none. */
  readonly isYearUnknown: RawBuilder<SqlBool>;
}

export function seminarRule(table: string, viewer: Viewer, now: Date): SeminarRule {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { graduationYear, universityId } = viewer;
  const asksForYear = sql<SqlBool>`${column('graduation_years')} <> '{}'`;
  return {
    isClosed: sql<SqlBool>`${column('open_until')} <= ${now.toISOString()}::timestamptz`,
    isOtherYear:
      graduationYear === null
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(${asksForYear} and ${graduationYear}::integer <> all (${column('graduation_years')}))`,
    isOtherUniversity: sql<SqlBool>`(${column('audience')} = 'UNIVERSITY'
      and ${column('university_id')} is distinct from ${universityId}::uuid)`,
    isFull: sql<SqlBool>`coalesce(${column('people_waiting')} > 0 or ${column('seats_taken')} >= ${column('capacity')}, false)`,
    isYearUnknown: graduationYear === null ? asksForYear : sql<SqlBool>`false`,
  };
}

type Eligibility = ResponseBody<typeof manifest.seminar.showSeminar, 200>['data']['seminar']['eligibility'];

/** The first that applies of closed, not for you, full, check conditions. */
export function seminarEligibility(rule: SeminarRule): RawBuilder<Eligibility> {
  const { isClosed, isOtherYear, isOtherUniversity, isFull, isYearUnknown } = rule;
  const statusJson = (
    status: Eligibility['status'],
    reasons: Partial<Record<Eligibility['reasons'][number], RawBuilder<SqlBool>>> = {},
  ) => json<Eligibility>({ status: sql<Eligibility['status']>`${status}::text`, reasons: holding(reasons) });
  const toCheck = { GRADUATION_YEAR_UNKNOWN: isYearUnknown };
  return sql<Eligibility>`case
    when ${isClosed} then ${statusJson('CLOSED')}
    when ${isOtherYear} or ${isOtherUniversity} then
      ${statusJson('NOT_FOR_YOU', { GRADUATION_YEAR: isOtherYear, OTHER_UNIVERSITY: isOtherUniversity })}
    when ${isFull} then ${statusJson('FULL', toCheck)}
    when ${isYearUnknown} then ${statusJson('CHECK_CONDITIONS', toCheck)}
    else ${statusJson('ELIGIBLE')} end`;
}

/** SQL condition: the student can apply and get a seat, as far as is known. */
export function canApply(rule: SeminarRule): RawBuilder<SqlBool> {
  const { isClosed, isOtherYear, isOtherUniversity, isFull } = rule;
  return sql<SqlBool>`not (${isClosed} or ${isOtherYear} or ${isOtherUniversity} or ${isFull})`;
}

/** SQL condition: the student can apply, if only for the waiting list. */
export function isOpenTo(rule: SeminarRule): RawBuilder<SqlBool> {
  return sql<SqlBool>`not (${rule.isClosed} or ${rule.isOtherYear} or ${rule.isOtherUniversity})`;
}

/** SQL condition: the seminar has not begun and is not cancelled. */
export function isUpcoming(table: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.cancelled_at`)} is null
    and ${sql.ref(`${table}.starts_at`)} > ${now.toISOString()}::timestamptz)`;
}

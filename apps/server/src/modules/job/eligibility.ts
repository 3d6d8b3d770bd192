import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * The rule of who may apply to a job, the only place that knows it (job contract, `Eligibility`).
 * Each part is a condition on a row of `jobs` under the alias given.
 */
export interface EligibilityRule {
  /** The company has ended it, or its deadline has passed. */
  readonly isClosed: RawBuilder<SqlBool>;
  /** Every position is filled. */
  readonly isFull: RawBuilder<SqlBool>;
  /** It takes other years of graduation than the student's. */
  readonly isOtherYear: RawBuilder<SqlBool>;
  /** It is for the students of another university. */
  readonly isOtherUniversity: RawBuilder<SqlBool>;
}

/** The rule for a student at a moment. */
export function eligibilityRule(table: string, viewer: Viewer, now: Date): EligibilityRule {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { graduationYear, universityId } = viewer;
  return {
    isClosed: sql<SqlBool>`${column('open_until')} <= ${now.toISOString()}::timestamptz`,
    isFull: sql<SqlBool>`coalesce(${column('hired_positions')} >= ${column('positions')}, false)`,
    isOtherYear:
      graduationYear === null
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(${column('graduation_years')} <> '{}' and ${graduationYear}::integer <> all (${column('graduation_years')}))`,
    isOtherUniversity: sql<SqlBool>`(${column('university_id')} is not null
      and ${column('university_id')} is distinct from ${universityId}::uuid)`,
  };
}

/** Eligibility as the contract's object. */
export function eligibilityJson(rule: EligibilityRule): RawBuilder<unknown> {
  const { isClosed, isFull, isOtherYear, isOtherUniversity } = rule;
  return sql`case
    when ${isClosed} then json_build_object('status', 'CLOSED', 'reasons', json_build_array())
    when ${isFull} then json_build_object('status', 'FULL', 'reasons', json_build_array())
    when ${isOtherYear} or ${isOtherUniversity} then json_build_object('status', 'NOT_FOR_YOU', 'reasons',
      array_to_json(array_remove(array[case when ${isOtherYear} then 'GRADUATION_YEAR' end,
        case when ${isOtherUniversity} then 'OTHER_UNIVERSITY' end], null)))
    else json_build_object('status', 'ELIGIBLE', 'reasons', json_build_array()) end`;
}

/** That the student can apply. */
export function canApply(rule: EligibilityRule): RawBuilder<SqlBool> {
  const { isClosed, isFull, isOtherYear, isOtherUniversity } = rule;
  return sql<SqlBool>`not (${isClosed} or ${isFull} or ${isOtherYear} or ${isOtherUniversity})`;
}

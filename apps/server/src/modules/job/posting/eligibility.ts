import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { json } from '../../../platform/json/json.ts';
import type { Viewer } from './viewer.ts';

/** Days without an update after which a job counts as stale (job contract, `isStale`). */
const STALE_DAYS = 90;

/**
 * The rule of who may apply to a job, the only place that knows it (job contract, `Eligibility`).
 * Each part is a condition on a row of `jobs` under the alias given; none of them is ever null.
 */
export interface EligibilityRule {
  /** The company has ended it, or the deadline that counts for the student has passed. */
  readonly isClosed: RawBuilder<SqlBool>;
  /** It is closed by the university's deadline alone: the entry deadline has not passed. */
  readonly isPastUniversityDeadline: RawBuilder<SqlBool>;
  /** Every position is filled. */
  readonly isFull: RawBuilder<SqlBool>;
  /** It takes other years of graduation than the student's. */
  readonly isOtherYear: RawBuilder<SqlBool>;
  /** It takes another side of studies than the student's. */
  readonly isOtherField: RawBuilder<SqlBool>;
  /** It is for the students of another university. */
  readonly isOtherUniversity: RawBuilder<SqlBool>;
  /** Not updated for 90 days. */
  readonly isStale: RawBuilder<SqlBool>;
  /** What the student has to check, by the code of the reason. */
  readonly toCheck: Readonly<Record<ToCheck, RawBuilder<SqlBool>>>;
}

/** A condition of which the posting says nothing. */
type NotTold =
  | 'GRADUATION_YEAR_NOT_TOLD'
  | 'FIELD_OF_STUDY_NOT_TOLD'
  | 'JAPANESE_LEVEL_NOT_TOLD'
  | 'VISA_SUPPORT_NOT_TOLD';

type ToCheck =
  | 'GRADUATION_YEAR_UNKNOWN'
  | 'FIELD_OF_STUDY_UNKNOWN'
  | 'JAPANESE_LEVEL'
  | 'NO_VISA_SUPPORT'
  | 'WRITTEN_CONDITIONS'
  | NotTold
  | 'STALE';

/** The rule for a student at a moment. */
export function eligibilityRule(table: string, viewer: Viewer, now: Date): EligibilityRule {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { graduationYear, universityId } = viewer;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const asksForYear = sql<SqlBool>`${column('graduation_years')} <> '{}'`;
  const asksForField = sql<SqlBool>`coalesce(${column('field_of_study')} in ('ARTS', 'SCIENCE'), false)`;
  const field = fieldOfStudy(viewer);
  const isClosed = sql<SqlBool>`${column('open_until')} <= ${moment}`;
  const isStale = sql<SqlBool>`${column('updated_at')} < ${moment} - make_interval(days => ${STALE_DAYS})`;
  return {
    isClosed,
    isPastUniversityDeadline: sql<SqlBool>`(not ${column('is_closed')} and ${isClosed}
      and coalesce(${column('entry_deadline')} > ${moment}, true))`,
    isFull: sql<SqlBool>`coalesce(${column('hired_positions')} >= ${column('positions')}, false)`,
    isOtherYear:
      graduationYear === null
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(${asksForYear} and ${graduationYear}::integer <> all (${column('graduation_years')}))`,
    isOtherField: sql<SqlBool>`(${asksForField} and coalesce(${column('field_of_study')} <> ${field}, false))`,
    isOtherUniversity: sql<SqlBool>`(${column('university_id')} is not null
      and ${column('university_id')} is distinct from ${universityId}::uuid)`,
    isStale,
    toCheck: {
      GRADUATION_YEAR_UNKNOWN: graduationYear === null ? asksForYear : sql<SqlBool>`false`,
      FIELD_OF_STUDY_UNKNOWN: sql<SqlBool>`(${asksForField} and ${field} is null)`,
      JAPANESE_LEVEL: sql<SqlBool>`coalesce(${column('japanese_level')} <> 'NONE', false)`,
      NO_VISA_SUPPORT: sql<SqlBool>`${column('has_visa_support')} is false`,
      WRITTEN_CONDITIONS: writtenConditions(table),
      ...notTold(table),
      STALE: isStale,
    },
  };
}

/** The side of studies of the student's latest school after high school; null where the profile does not say. */
function fieldOfStudy({ id }: Viewer): RawBuilder<string | null> {
  return sql<string | null>`(select school ->> 'artsOrScience'
    from student_profiles p, jsonb_array_elements(p.education) school
    where p.user_id = ${id} and school ->> 'artsOrScience' is not null
      and school ->> 'schoolType' not in ('JUNIOR_HIGH_SCHOOL', 'HIGH_SCHOOL')
    order by school ->> 'graduationMonth' desc nulls first limit 1)`;
}

/** That a row of `jobs` describes in free text who may apply: only the student can decide whether they do. */
function writtenConditions(table: string): RawBuilder<SqlBool> {
  const terms = sql.ref(`${table}.terms`);
  const internship = sql.ref(`${table}.internship`);
  return sql<SqlBool>`(concat(${terms} ->> 'eligibleApplicants', ${terms} ->> 'eligibleApplicantsJp',
    ${internship} ->> 'requirements', ${internship} ->> 'requirementsJp',
    ${internship} ->> 'majorOrientation', ${internship} ->> 'majorOrientationJp') <> '')`;
}

/**
 * What a row of `jobs` leaves open, be it written here or imported: a posting may ask in its description for all that it
 * has no data of, so that each condition has to be there, be it as "any" or "none". Where it says in free words who may
 * apply, those are what the student checks.
 */
function notTold(table: string): Readonly<Record<NotTold, RawBuilder<SqlBool>>> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const unlessWritten = (isOpen: RawBuilder<SqlBool>) =>
    sql<SqlBool>`(${isOpen} and not ${writtenConditions(table)})`;
  return {
    // An empty list means any year, or unknown.
    GRADUATION_YEAR_NOT_TOLD: unlessWritten(
      sql<SqlBool>`${column('graduation_years')} = '{}'
        and coalesce(${column('source')} -> 'graduationYears' <> '[]', true)`,
    ),
    FIELD_OF_STUDY_NOT_TOLD: unlessWritten(sql<SqlBool>`${column('field_of_study')} is null`),
    JAPANESE_LEVEL_NOT_TOLD: unlessWritten(sql<SqlBool>`${column('japanese_level')} is null`),
    VISA_SUPPORT_NOT_TOLD: unlessWritten(sql<SqlBool>`${column('has_visa_support')} is null`),
  };
}

/** Whether a student may apply (job contract, `Eligibility`). */
type Eligibility = Answer<typeof manifest.job.showJob, 200>['data']['job']['eligibility'];

/** The condition of each reason. */
type Reasons = Readonly<Partial<Record<Eligibility['reasons'][number], RawBuilder<SqlBool>>>>;

/** Eligibility as the contract's object. */
export function eligibilityJson(rule: EligibilityRule): RawBuilder<Eligibility> {
  const { isClosed, isPastUniversityDeadline, isFull, isOtherYear, isOtherField, isOtherUniversity } = rule;
  const answer = (status: Eligibility['status'], reasons: Reasons) =>
    json<Eligibility>({
      status: sql<Eligibility['status']>`${status}::text`,
      reasons: sql<Eligibility['reasons']>`to_json(array_remove(array[${sql.join(
        Object.entries(reasons).map(([reason, holds]) => sql`case when ${holds} then ${reason}::text end`),
      )}]::text[], null))`,
    });
  const answerAlone = (status: Eligibility['status']) =>
    json<Eligibility>({
      status: sql<Eligibility['status']>`${sql.lit(status)}`,
      reasons: sql<Eligibility['reasons']>`json_build_array()`,
    });
  const notForYou = {
    GRADUATION_YEAR: isOtherYear,
    FIELD_OF_STUDY: isOtherField,
    OTHER_UNIVERSITY: isOtherUniversity,
  };
  return sql<Eligibility>`case
    when ${isClosed} then ${answer('CLOSED', { UNIVERSITY_DEADLINE: isPastUniversityDeadline })}
    when ${isFull} then ${answerAlone('FULL')}
    when ${anyOf(notForYou)} then ${answer('NOT_FOR_YOU', notForYou)}
    when ${anyOf(rule.toCheck)} then ${answer('CHECK_CONDITIONS', rule.toCheck)}
    else ${answerAlone('ELIGIBLE')} end`;
}

function anyOf(reasons: Readonly<Record<string, RawBuilder<SqlBool>>>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(Object.values(reasons), sql` or `)})`;
}

/** That the student can apply, as far as is known. */
export function canApply(rule: EligibilityRule): RawBuilder<SqlBool> {
  const { isClosed, isFull, isOtherYear, isOtherField, isOtherUniversity } = rule;
  return sql<SqlBool>`not (${isClosed} or ${isFull} or ${isOtherYear} or ${isOtherField} or ${isOtherUniversity})`;
}

import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { columnsOf, holding, json } from '../../../platform/json/json.ts';
import { STALE_DAYS } from '../../../platform/conditional/sharedTables.ts';
import type { ViewerClass } from './viewer.ts';

/**
 * Who may apply to a job, defined only here (job contract, `Eligibility`). Each part is a condition on a row of `jobs`
 * and never null.
 */
export interface EligibilityRule {
  /** The company has ended it, or the deadline that counts for the student has passed. */
  readonly isClosed: RawBuilder<SqlBool>;
  /** Only the university's deadline has passed, not the entry deadline. */
  readonly isPastUniversityDeadline: RawBuilder<SqlBool>;
  readonly isFull: RawBuilder<SqlBool>;
  /** For other graduation years than the student's. */
  readonly isOtherYear: RawBuilder<SqlBool>;
  /** For another field of study than the student's. */
  readonly isOtherField: RawBuilder<SqlBool>;
  /** For the students of another university. */
  readonly isOtherUniversity: RawBuilder<SqlBool>;
  readonly isStale: RawBuilder<SqlBool>;
  /** What the student has to check, by the code of the reason. */
  readonly toCheck: Readonly<Record<ToCheck, RawBuilder<SqlBool>>>;
}

/** Conditions that the posting does not state. */
type NotStated =
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
  | NotStated
  | 'STALE';

export function eligibilityRule(table: string, viewer: ViewerClass, now: Date): EligibilityRule {
  const column = columnsOf<'jobs'>(table);
  const { fieldOfStudy: field, graduationYear, needsVisa, universityId } = viewer;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const asksForYear = sql<SqlBool>`${column('graduation_years')} <> '{}'`;
  const asksForField = sql<SqlBool>`coalesce(${column('field_of_study')} in ('ARTS', 'SCIENCE'), false)`;
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
      NO_VISA_SUPPORT:
        needsVisa === true ? sql<SqlBool>`${column('has_visa_support')} is false` : sql<SqlBool>`false`,
      WRITTEN_CONDITIONS: writtenConditions(table),
      ...conditionsNotStated(table, needsVisa === true),
      STALE: isStale,
    },
  };
}

/** SQL condition: the job describes in free text who may apply, which only the student can judge. */
function writtenConditions(table: string): RawBuilder<SqlBool> {
  const column = columnsOf<'jobs'>(table);
  const [terms, internship] = [column('terms'), column('internship')];
  return sql<SqlBool>`(concat(${terms} ->> 'eligibleApplicants', ${terms} ->> 'eligibleApplicantsJp',
    ${internship} ->> 'requirements', ${internship} ->> 'requirementsJp',
    ${internship} ->> 'majorOrientation', ${internship} ->> 'majorOrientationJp') <> '')`;
}

/**
 * Conditions that a row of `jobs` leaves open. A description may contain requirements without a column, so each
 * condition has to be stated, if only as "any" or "none"; a free text about applicants replaces them.
 * @param needsVisa whether the student needs a visa: visa support matters to nobody else
 */
function conditionsNotStated(
  table: string,
  needsVisa: boolean,
): Readonly<Record<NotStated, RawBuilder<SqlBool>>> {
  const column = columnsOf<'jobs'>(table);
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
    VISA_SUPPORT_NOT_TOLD: needsVisa
      ? unlessWritten(sql<SqlBool>`${column('has_visa_support')} is null`)
      : sql<SqlBool>`false`,
  };
}

type Eligibility = ResponseBody<typeof manifest.job.showJob, 200>['data']['job']['eligibility'];

export function eligibilityJson(rule: EligibilityRule): RawBuilder<Eligibility> {
  const { isClosed, isPastUniversityDeadline, isFull, isOtherYear, isOtherField, isOtherUniversity } = rule;
  const statusJson = (
    status: Eligibility['status'],
    reasons: Partial<Record<Eligibility['reasons'][number], RawBuilder<SqlBool>>> = {},
  ) => json<Eligibility>({ status: sql<Eligibility['status']>`${status}::text`, reasons: holding(reasons) });
  const notForYou = {
    GRADUATION_YEAR: isOtherYear,
    FIELD_OF_STUDY: isOtherField,
    OTHER_UNIVERSITY: isOtherUniversity,
  };
  return sql<Eligibility>`case
    when ${isClosed} then ${statusJson('CLOSED', { UNIVERSITY_DEADLINE: isPastUniversityDeadline })}
    when ${isFull} then ${statusJson('FULL')}
    when ${anyOf(notForYou)} then ${statusJson('NOT_FOR_YOU', notForYou)}
    when ${anyOf(rule.toCheck)} then ${statusJson('CHECK_CONDITIONS', rule.toCheck)}
    else ${statusJson('ELIGIBLE')} end`;
}

function anyOf(reasons: Readonly<Record<string, RawBuilder<SqlBool>>>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(Object.values(reasons), sql` or `)})`;
}

/** SQL condition: the student can apply, as far as is known. */
export function canApply(rule: EligibilityRule): RawBuilder<SqlBool> {
  const { isClosed, isFull, isOtherYear, isOtherField, isOtherUniversity } = rule;
  return sql<SqlBool>`not (${isClosed} or ${isFull} or ${isOtherYear} or ${isOtherField} or ${isOtherUniversity})`;
}

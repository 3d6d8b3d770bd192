import type { FieldRule } from '../../../platform/problem/problem.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { fieldRules } from '../../../platform/validation/fieldRules.ts';
import { japaneseText, optionalText } from '../profile/japaneseInput.ts';
import type { WholeStudentProfile } from './mergedProfile.ts';
import { storedStudentProfile, type TypedStudentProfile } from './studentProfileFields.ts';

/** Validated again after normalisation. */
const LISTS = storedStudentProfile.pick({ education: true, workExperience: true, certifications: true });

/**
 * A profile ready to be saved: half-width kana widened, blank values removed.
 * @param sent the fields sent now; saved values stay valid although time has passed
 * @param today the latest day for past events, `YYYY-MM-DD`
 * @throws Problem VALIDATION_FAILED by the names of the form, for impossible months and days
 */
export function normalizeStudentProfile(
  typed: WholeStudentProfile,
  sent: TypedStudentProfile,
  today: string,
): WholeStudentProfile {
  const tidy: WholeStudentProfile = {
    ...typed,
    education: typed.education.map((one) => ({
      ...one,
      schoolName: japaneseText(one.schoolName) ?? '',
      course: japaneseText(one.course),
      faculty: japaneseText(one.faculty),
      department: japaneseText(one.department),
      studyAbroadDetails: optionalText(one.studyAbroadDetails),
    })),
    workExperience: typed.workExperience.map((one) => ({
      ...one,
      companyName: japaneseText(one.companyName) ?? '',
      position: japaneseText(one.position),
      description: optionalText(one.description),
    })),
    certifications: typed.certifications.map((one) => ({ ...one, name: japaneseText(one.name) ?? '' })),
    researchTopics: optionalText(typed.researchTopics),
    focusAsStudent: optionalText(typed.focusAsStudent),
  };
  const rules: Record<string, FieldRule> = {
    ...(sent.education !== undefined && educationRules(tidy, today)),
    ...(sent.workExperience !== undefined && workRules(tidy, today)),
    ...(sent.certifications !== undefined && certificationRules(tidy, today)),
  };
  const stored = LISTS.safeParse({
    education: tidy.education,
    workExperience: tidy.workExperience,
    certifications: tidy.certifications,
  });
  if (!stored.success) Object.assign(rules, fieldRules(stored.error.issues, LISTS, tidy));
  if (Object.keys(rules).length > 0) throw invalidFields(named('profile', rules));
  return tidy;
}

/** Rules under the names of the form's fields: `profile.education.0.schoolName`. */
export function named(
  part: 'profile' | 'person',
  rules: Readonly<Record<string, FieldRule>>,
): Record<string, FieldRule> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`${part}.${name}`, rule]));
}

/** No event in the life of a student is earlier. */
const EARLIEST = '1900-01-01';
const EARLIEST_MONTH = EARLIEST.slice(0, 7);
const YEAR_RULE: FieldRule = { rule: 'yearFrom', values: { minimum: 1900 } };

// The texts of months (`YYYY-MM`) sort in their order.

function educationRules({ education }: WholeStudentProfile, today: string): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const [index, { admissionMonth, graduationMonth, isExpectedGraduate }] of education.entries()) {
    const name = `education.${index}`;
    if (admissionMonth < EARLIEST_MONTH) rules[`${name}.admissionMonth`] = YEAR_RULE;
    if (graduationMonth === null) continue;
    if (graduationMonth < admissionMonth) rules[`${name}.graduationMonth`] = { rule: 'notBeforeAdmission' };
    else if (graduationMonth < EARLIEST_MONTH) rules[`${name}.graduationMonth`] = YEAR_RULE;
    else if (isExpectedGraduate && graduationMonth < today.slice(0, 7))
      rules[`${name}.graduationMonth`] = { rule: 'stillToCome' };
  }
  return rules;
}

function workRules({ workExperience }: WholeStudentProfile, today: string): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const [index, { endMonth, startMonth }] of workExperience.entries()) {
    const name = `workExperience.${index}`;
    if (startMonth < EARLIEST_MONTH) rules[`${name}.startMonth`] = YEAR_RULE;
    else if (startMonth > today.slice(0, 7)) rules[`${name}.startMonth`] = { rule: 'monthPast' };
    if (endMonth !== null && endMonth < startMonth) rules[`${name}.endMonth`] = { rule: 'notBeforeStart' };
  }
  return rules;
}

function certificationRules(
  { certifications }: WholeStudentProfile,
  today: string,
): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const [index, { issuedOn }] of certifications.entries()) {
    if (issuedOn > today) rules[`certifications.${index}.issuedOn`] = { rule: 'datePast' };
    else if (issuedOn < EARLIEST) rules[`certifications.${index}.issuedOn`] = YEAR_RULE;
  }
  return rules;
}

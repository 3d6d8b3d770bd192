import type { FieldRule } from '../../../platform/problem/problem.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { fieldRules } from '../../../platform/validation/fieldRules.ts';
import { japaneseText, optionalText } from '../japaneseInput.ts';
import type { WholeStudentProfile } from './mergedProfile.ts';
import { storedStudentProfile } from './studentProfileFields.ts';

/** The lists of a profile whose rules of storing hold once more after tidying. */
const LISTS = storedStudentProfile.pick({ education: true, workExperience: true, certifications: true });

/**
 * A profile as it is to be saved: half-width kana made whole, what is only blanks is nothing.
 * @param today the last day a certificate can have been issued, `YYYY-MM-DD`
 * @throws Problem VALIDATION_FAILED by the names of the form, for months and days in an impossible order
 */
export function tidyStudentProfile(typed: WholeStudentProfile, today: string): WholeStudentProfile {
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
    reasonsForApplying: typed.reasonsForApplying.map((one) => ({
      ...one,
      title: one.title.trim(),
      text: one.text.trim(),
    })),
    researchTopics: optionalText(typed.researchTopics),
    focusAsStudent: optionalText(typed.focusAsStudent),
  };
  const rules = orderRules(tidy, today);
  const stored = LISTS.safeParse({
    education: tidy.education,
    workExperience: tidy.workExperience,
    certifications: tidy.certifications,
  });
  if (!stored.success) Object.assign(rules, fieldRules(stored.error.issues, LISTS, tidy));
  if (Object.keys(rules).length > 0) throw invalidFields(named(rules));
  return tidy;
}

/** Rules under the names the form has for them. */
export function named(rules: Readonly<Record<string, FieldRule>>): Record<string, FieldRule> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`profile.${name}`, rule]));
}

/** Months are written so that their texts are in the order of time. */
function orderRules(
  { certifications, education, workExperience }: WholeStudentProfile,
  today: string,
): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const [index, { admissionMonth, graduationMonth }] of education.entries())
    if (graduationMonth !== null && graduationMonth < admissionMonth)
      rules[`education.${index}.graduationMonth`] = { rule: 'notBeforeAdmission' };
  for (const [index, { endMonth, startMonth }] of workExperience.entries())
    if (endMonth !== null && endMonth < startMonth)
      rules[`workExperience.${index}.endMonth`] = { rule: 'notBeforeStart' };
  for (const [index, { issuedOn }] of certifications.entries())
    if (issuedOn > today) rules[`certifications.${index}.issuedOn`] = { rule: 'datePast' };
  return rules;
}

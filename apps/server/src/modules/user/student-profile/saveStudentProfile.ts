import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import type { WholeStudentProfile } from './mergedProfile.ts';
import { named } from './normalizeStudentProfile.ts';
import { saveProfileTexts } from '../answers/saveProfileTexts.ts';
import type { StudentProfile } from './studentProfileFields.ts';
import { visibilityJson } from './visibility.ts';

/**
 * Replaces the student profile.
 * @throws Problem VALIDATION_FAILED for unknown fields of interest, and a text without room for its first version
 */
export async function saveStudentProfile(
  transaction: Transaction<Database>,
  userId: string,
  { before, profile }: { readonly before: StudentProfile; readonly profile: WholeStudentProfile },
  now: Date,
): Promise<void> {
  const rules = await interestRules(transaction, profile);
  if (Object.keys(rules).length > 0) throw invalidFields(named('profile', rules));
  const values = {
    ...(profile.isVisibleToCompanies !== undefined && {
      is_visible_to_companies: profile.isVisibleToCompanies,
    }),
    education: JSON.stringify(profile.education),
    work_experience: JSON.stringify(profile.workExperience),
    certifications: JSON.stringify(profile.certifications),
    field_of_interest_ids: [...profile.fieldOfInterestIds],
    visibility: visibilityJson(profile.visibility),
    updated_at: now,
  };
  await transaction
    .insertInto('student_profiles')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  const textRules = await saveProfileTexts(transaction, userId, { before, after: profile }, now);
  if (Object.keys(textRules).length > 0) throw invalidFields(named('profile', textRules));
}

async function interestRules(
  transaction: Transaction<Database>,
  { fieldOfInterestIds }: WholeStudentProfile,
): Promise<Record<string, FieldRule>> {
  const { rows } = await sql<{ id: string }>`
    select id from job_categories where id = any(${fieldOfInterestIds}::uuid[])
    union select id from industries where id = any(${fieldOfInterestIds}::uuid[])`.execute(transaction);
  const known = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(
    fieldOfInterestIds.flatMap((id, index) =>
      known.has(id.toLowerCase()) ? [] : [[`fieldOfInterestIds.${index}`, { rule: 'unknown' }]],
    ),
  );
}

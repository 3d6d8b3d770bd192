import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import type { WholeStudentProfile } from './mergedProfile.ts';
import { named } from './normalizeStudentProfile.ts';
import { visibilityJson } from './visibility.ts';

/**
 * Replaces the student profile. Reasons keep their ids.
 * @throws Problem VALIDATION_FAILED for reasons of other students and unknown fields of interest
 */
export async function saveStudentProfile(
  transaction: Transaction<Database>,
  userId: string,
  profile: WholeStudentProfile,
  now: Date,
): Promise<void> {
  const rules = {
    ...(await reasonRules(transaction, userId, profile)),
    ...(await interestRules(transaction, profile)),
  };
  if (Object.keys(rules).length > 0) throw invalidFields(named('profile', rules));
  const values = {
    ...(profile.isVisibleToCompanies !== undefined && {
      is_visible_to_companies: profile.isVisibleToCompanies,
    }),
    education: JSON.stringify(profile.education),
    work_experience: JSON.stringify(profile.workExperience),
    certifications: JSON.stringify(profile.certifications),
    research_topics: profile.researchTopics,
    focus_as_student: profile.focusAsStudent,
    field_of_interest_ids: [...profile.fieldOfInterestIds],
    visibility: visibilityJson(profile.visibility),
    updated_at: now,
  };
  await transaction
    .insertInto('student_profiles')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await saveReasons(transaction, userId, profile);
}

async function saveReasons(
  transaction: Transaction<Database>,
  userId: string,
  { reasonsForApplying }: WholeStudentProfile,
): Promise<void> {
  const existingIds = reasonsForApplying.flatMap(({ id }) => id ?? []);
  await sql`
    delete from reasons_for_applying where user_id = ${userId} and id <> all (${existingIds}::uuid[])`.execute(
    transaction,
  );
  for (const [position, { id, text, title }] of reasonsForApplying.entries()) {
    const values = { position, title, text };
    if (typeof id === 'string') {
      await transaction.updateTable('reasons_for_applying').set(values).where('id', '=', id).execute();
    } else {
      await transaction
        .insertInto('reasons_for_applying')
        .values({ ...values, user_id: userId })
        .execute();
    }
  }
}

async function reasonRules(
  transaction: Transaction<Database>,
  userId: string,
  { reasonsForApplying }: WholeStudentProfile,
): Promise<Record<string, FieldRule>> {
  const own = await transaction
    .selectFrom('reasons_for_applying')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const ids = new Set(own.map(({ id }) => id));
  const rules: Record<string, FieldRule> = {};
  for (const [index, { id }] of reasonsForApplying.entries()) {
    if (typeof id !== 'string') continue;
    // Each id is removed at its first use, so that a repetition is distinguished from another student's id.
    if (!ids.delete(id.toLowerCase())) {
      const isRepeated = own.some((reason) => reason.id === id.toLowerCase());
      rules[`reasonsForApplying.${index}.id`] = { rule: isRepeated ? 'repeated' : 'ownReason' };
    }
  }
  return rules;
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

import { manifest } from '@michi/api/manifest';
import type { Transaction } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { CurrentUser } from '../../../platform/auth/currentUser.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { mergeSent } from '../../../platform/validation/mergeSent.ts';
import type { EditableProfile, TypedProfile, WholeProfile } from './profileFields.ts';
import { readProfile } from './readProfile.ts';
import { saveProfileTexts } from '../answers/saveProfileTexts.ts';
import { successMessage } from '../successMessage.ts';
import { normalizeProfile } from './normalizeProfile.ts';

/** What only students have. */
const STUDENT_FIELDS = ['graduationYear', 'needsVisa'] as const satisfies readonly (keyof EditableProfile)[];

/** Shows and changes the signed-in user's profile. */
export function profile(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.getProfile, { madeOf: { tables: ['universities'] } }, async ({ user }) => ({
    status: 200,
    body: { data: await readProfile(database, user.id) },
  }));

  route(router, manifest.user.updateProfile, async ({ body, user, language, now }) => {
    const data = await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      await changeProfile(transaction, user, body, now);
      return readProfile(transaction, user.id);
    });
    return { status: 200, body: { data, message: successMessage(language, 'profileUpdated') } };
  });
}

/**
 * Merges the sent fields into the stored profile and saves it, so that two sections saved at once are both kept.
 * @throws Problem VALIDATION_FAILED by the names of `UserProfileUpdate`
 */
export async function changeProfile(
  transaction: Transaction<Database>,
  user: CurrentUser,
  typed: TypedProfile,
  now: Date,
): Promise<void> {
  // Serializes concurrent changes, so that none reverts another.
  await transaction
    .selectFrom('user_details')
    .select('id')
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  const today = dayAt(now, user.timezone);
  const stored: WholeProfile = await readProfile(transaction, user.id);
  const tidy = normalizeProfile(mergeSent(stored, typed), today);
  const given = STUDENT_FIELDS.filter((field) => tidy[field] !== null);
  if (user.studentId === null && given.length > 0)
    throw invalidFields(Object.fromEntries(given.map((field) => [field, 'unknown'])));
  await saveProfile(transaction, user, tidy, now);
  const rules = await saveProfileTexts(transaction, user.id, { before: stored, after: tidy }, now);
  if (Object.keys(rules).length > 0) throw invalidFields(rules);
}

async function saveProfile(
  transaction: Transaction<Database>,
  user: CurrentUser,
  tidy: EditableProfile,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('user_details')
    .set({
      family_name: tidy.familyName,
      first_name: tidy.firstName,
      middle_name: tidy.middleName,
      family_name_jp: tidy.familyNameJp,
      first_name_jp: tidy.firstNameJp,
      middle_name_jp: tidy.middleNameJp,
      family_name_furigana: tidy.familyNameFurigana,
      first_name_furigana: tidy.firstNameFurigana,
      middle_name_furigana: tidy.middleNameFurigana,
      nickname: tidy.nickname,
      gender: tidy.gender,
      date_of_birth: tidy.dateOfBirth,
      home_phone: tidy.homePhone,
      mobile_phone: tidy.mobilePhone,
      address: tidy.address === null ? null : JSON.stringify(tidy.address),
      emergency_address: tidy.emergencyAddress === null ? null : JSON.stringify(tidy.emergencyAddress),
      skills: tidy.skills,
      updated_at: now,
    })
    .where('user_id', '=', user.id)
    .execute();
  await transaction
    .updateTable('students')
    .set({ graduation_year: tidy.graduationYear, needs_visa: tidy.needsVisa })
    .where('user_id', '=', user.id)
    .execute();
}

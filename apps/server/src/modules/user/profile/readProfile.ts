import { sql, type Kysely } from 'kysely';
import { textInProfile } from '../../../platform/answers/profileTexts.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { contractRole } from '../login/contractRole.ts';
import { storedProfile, type Profile } from './profileFields.ts';
import { CURRENT_TERMS } from '../terms/acceptances.ts';

/**
 * All personal details of a user.
 * @throws Problem UNAUTHENTICATED if the user was deleted meanwhile
 */
export async function readProfile(database: Kysely<Database>, userId: string): Promise<Profile> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('universities', 'universities.id', 'students.university_id')
    .leftJoin('terms_acceptances', (join) =>
      join
        .onRef('terms_acceptances.user_id', '=', 'users.id')
        .on('terms_acceptances.version', '=', CURRENT_TERMS),
    )
    .selectAll('user_details')
    .select([
      'user_details.id as detail_id',
      'users.email',
      'users.role',
      'users.account_status',
      'users.language',
      'users.timezone',
      'students.id as student_id',
      'students.graduation_year',
      'students.needs_visa',
      'universities.id as university_id',
      'universities.name as university_name',
      'universities.name_jp as university_name_jp',
      'terms_acceptances.accepted_at as terms_accepted_at',
      textInProfile('about', sql.ref('users.id')).as('about'),
      textInProfile('hobbies', sql.ref('users.id')).as('hobbies'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const role = row === undefined ? undefined : contractRole(row.role);
  if (row === undefined || role === undefined) throw new Problem('UNAUTHENTICATED');
  return {
    id: userId,
    userDetailId: row.detail_id,
    studentId: row.student_id,
    email: row.email,
    role,
    accountStatus: row.account_status === 'ON_LEAVE' ? 'ON_LEAVE' : 'ACTIVE',
    isNonUniversity: row.university_id === null,
    university:
      row.university_id === null || row.university_name === null
        ? null
        : { id: row.university_id, name: row.university_name, nameJp: row.university_name_jp },
    settings: { language: row.language, timezone: row.timezone },
    termsToAccept: row.terms_accepted_at === null ? CURRENT_TERMS : null,
    familyName: row.family_name,
    firstName: row.first_name,
    middleName: row.middle_name,
    familyNameJp: row.family_name_jp,
    firstNameJp: row.first_name_jp,
    middleNameJp: row.middle_name_jp,
    familyNameFurigana: row.family_name_furigana,
    firstNameFurigana: row.first_name_furigana,
    middleNameFurigana: row.middle_name_furigana,
    nickname: row.nickname,
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    homePhone: row.home_phone,
    mobilePhone: row.mobile_phone,
    address: storedProfile.shape.address.parse(row.address),
    emergencyAddress: storedProfile.shape.emergencyAddress.parse(row.emergency_address),
    graduationYear: row.graduation_year,
    needsVisa: row.needs_visa,
    about: row.about,
    skills: row.skills,
    hobbies: row.hobbies,
  };
}

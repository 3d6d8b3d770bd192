import { manifest } from '@michi/api/manifest';
import { sql, type Kysely } from 'kysely';
import { textInProfile } from '../answers/profileTexts.ts';
import type { Database } from '../database/schema.ts';
import { WRITTEN_NAME } from '../database/writtenName.ts';
import { Problem } from '../problem/problem.ts';
import type { ResumeSource } from './resumeContent.ts';

const person = manifest.user.getProfile.responses[200].schema.shape.data.pick({
  address: true,
  emergencyAddress: true,
});

const student = manifest.user.getStudentProfile.responses[200].schema.shape.data.pick({
  education: true,
  workExperience: true,
  certifications: true,
});

/** The profile for resumes, and the user's time zone. */
export interface ReadSource {
  readonly source: ResumeSource;
  readonly timezone: string;
}

/** @throws Problem FORBIDDEN for a user who is not a student */
export async function readResumeSource(database: Kysely<Database>, userId: string): Promise<ReadSource> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .leftJoin('student_profiles', 'student_profiles.user_id', 'users.id')
    .selectAll('user_details')
    .select(WRITTEN_NAME.as('full_name'))
    .select([
      'users.email',
      'users.timezone',
      'students.photo_file_id',
      'student_profiles.education',
      'student_profiles.work_experience',
      'student_profiles.certifications',
      textInProfile('about', sql.ref('users.id')).as('about'),
      textInProfile('hobbies', sql.ref('users.id')).as('hobbies'),
      textInProfile('researchTopics', sql.ref('users.id')).as('research_topics'),
      textInProfile('focusAsStudent', sql.ref('users.id')).as('focus_as_student'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('FORBIDDEN');
  const { address, emergencyAddress } = person.parse({
    address: row.address,
    emergencyAddress: row.emergency_address,
  });
  const parsed = student.parse({
    education: row.education ?? [],
    workExperience: row.work_experience ?? [],
    certifications: row.certifications ?? [],
  });
  return {
    timezone: row.timezone,
    source: {
      ...parsed,
      address,
      emergencyAddress,
      photoFileId: row.photo_file_id,
      fullName: row.full_name,
      fullNameJp: joined(row.family_name_jp, row.middle_name_jp, row.first_name_jp),
      fullNameFurigana: joined(row.family_name_furigana, row.middle_name_furigana, row.first_name_furigana),
      gender: row.gender,
      dateOfBirth: row.date_of_birth,
      homePhone: row.home_phone,
      mobilePhone: row.mobile_phone,
      email: row.email,
      about: row.about,
      skills: row.skills,
      hobbies: row.hobbies,
      researchTopics: row.research_topics,
      focusAsStudent: row.focus_as_student,
    },
  };
}

function joined(...names: readonly (string | null)[]): string | null {
  const known = names.filter((name) => name !== null && name !== '');
  return known.length === 0 ? null : known.join(' ');
}

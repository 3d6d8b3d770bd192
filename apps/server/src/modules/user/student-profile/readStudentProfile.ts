import { sql, type Kysely } from 'kysely';
import { textInProfile } from '../../../platform/answers/profileTexts.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { categoryLabel } from '../../company/index.ts';
import { readVisibility } from './visibility.ts';
import { storedStudentProfile, type StudentProfile } from './studentProfileFields.ts';

interface ProfileRow {
  readonly profile: unknown;
  readonly about: string | null;
  readonly skills: readonly string[];
  readonly hobbies: string | null;
  readonly hasResume: boolean;
  readonly graduationYear: number | null;
  readonly photoFileId: string | null;
  readonly visibility: unknown;
  readonly areNotificationsChosen: boolean;
  readonly isVisibilityChosen: boolean;
  readonly hasFavoriteOrApplication: boolean;
}

const USER = sql.ref<string>('u.id');

const stored = storedStudentProfile.omit({
  completion: true,
  firstSteps: true,
  photoUrl: true,
  visibility: true,
});

/**
 * A user's student profile; empty if nothing was saved.
 * @param addressOf returns the address of a picture; without it the profile has none
 * @throws Problem FORBIDDEN for a user who is not a student
 */
export async function readStudentProfile(
  database: Kysely<Database>,
  userId: string,
  addressOf: (fileId: string) => string | null = () => null,
): Promise<StudentProfile> {
  const { rows } = await sql<ProfileRow>`
    select ${textInProfile('about', USER)} as about, d.skills, ${textInProfile('hobbies', USER)} as hobbies,
      s.photo_file_id as "photoFileId", p.visibility,
      s.graduation_year as "graduationYear",
      exists (select from resumes r where r.user_id = u.id) as "hasResume",
      u.notification_choices is not null as "areNotificationsChosen",
      p.is_visible_to_companies is not null as "isVisibilityChosen",
      exists (select from job_favorites f where f.user_id = u.id)
        or exists (select from seminar_favorites f where f.user_id = u.id)
        or exists (select from applications a where a.user_id = u.id and a.applied_at is not null)
        or exists (select from seminar_applications a where a.user_id = u.id and a.applied_at is not null)
        as "hasFavoriteOrApplication", json_build_object(
      'studentId', s.id, 'isEmailVerified', u.email_verified_at is not null,
      'isVisibleToCompanies', coalesce(p.is_visible_to_companies, false),
      'education', coalesce(p.education, '[]'), 'workExperience', coalesce(p.work_experience, '[]'),
      'certifications', coalesce(p.certifications, '[]'),
      'reasonsForApplying', coalesce((select json_agg(json_build_object('id', r.id, 'title', r.name, 'text', r.text)
        order by r.created_at, r.id) from profile_answers r
        where r.user_id = u.id and r.topic = 'REASON_FOR_APPLYING' and r.is_in_profile), '[]'),
      'researchTopics', ${textInProfile('researchTopics', USER)},
      'focusAsStudent', ${textInProfile('focusAsStudent', USER)},
      'fieldsOfInterest', coalesce((select json_agg(coalesce(
          (select ${categoryLabel('k')} from job_categories k where k.id = wanted.id),
          (select ${categoryLabel('i')} from industries i where i.id = wanted.id)) order by wanted.place)
        from unnest(p.field_of_interest_ids) with ordinality as wanted (id, place)
        where exists (select from job_categories k where k.id = wanted.id)
          or exists (select from industries i where i.id = wanted.id)), '[]')) as profile
    from users u join user_details d on d.user_id = u.id join students s on s.user_id = u.id
    left join student_profiles p on p.user_id = u.id
    where u.id = ${userId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('FORBIDDEN');
  const profile = {
    ...stored.parse(row.profile),
    photoUrl: row.photoFileId === null ? null : addressOf(row.photoFileId),
    visibility: readVisibility(row.visibility),
  };
  const completion = completionOf(profile, row);
  return { ...profile, completion, firstSteps: firstStepsOf(completion, row) };
}

type Completion = StudentProfile['completion'];
type Section = Completion['missingSections'][number];

/**
 * How much of a profile is filled in, the sections in the order in which they pay off. Registration requires a name, so
 * that of the personal details only the year of graduation can be missing. Jobs ask for it, and for arts or science.
 */
function completionOf(
  profile: Omit<StudentProfile, 'completion' | 'firstSteps'>,
  { about, graduationYear, hasResume, hobbies, skills }: ProfileRow,
): Completion {
  const sections: readonly (readonly [Section, boolean])[] = [
    ['FIELD_OF_INTEREST', profile.fieldsOfInterest.length > 0],
    ['EDUCATION', profile.education.length > 0 && !lacksArtsOrScience(profile.education)],
    ['PERSONAL_DETAILS', graduationYear !== null],
    ['SKILLS', skills.length > 0],
    ['ABOUT', about !== null],
    ['REASON_FOR_APPLYING', profile.reasonsForApplying.length > 0],
    ['RESUME', hasResume],
    ['FOCUS_AS_STUDENT', profile.focusAsStudent !== null],
    ['RESEARCH_TOPICS', profile.researchTopics !== null],
    ['WORK_EXPERIENCE', profile.workExperience.length > 0],
    ['CERTIFICATION', profile.certifications.length > 0],
    ['HOBBIES', hobbies !== null],
  ];
  const missingSections = sections.filter(([, isFilled]) => !isFilled).map(([section]) => section);
  const filled = sections.length - missingSections.length;
  return { percent: Math.round((filled / sections.length) * 100), missingSections };
}

/** Whether there is a university among the schools, but not said whether the studies are arts or science. */
const lacksArtsOrScience = (education: StudentProfile['education']): boolean => {
  const universities = education.filter(({ schoolType }) => UNIVERSITIES.has(schoolType));
  return universities.length > 0 && universities.every(({ artsOrScience }) => artsOrScience === null);
};

const UNIVERSITIES: ReadonlySet<StudentProfile['education'][number]['schoolType']> = new Set([
  'UNIVERSITY',
  'GRADUATE_SCHOOL',
  'PHD',
]);

/** What a new student's profile begins with: what jobs are matched by, and what companies read first. */
const ESSENTIALS: ReadonlySet<Section> = new Set([
  'FIELD_OF_INTEREST',
  'EDUCATION',
  'PERSONAL_DETAILS',
  'SKILLS',
  'ABOUT',
]);

/** The first steps of a student; null once all are done (user contract, `StudentProfile`). */
function firstStepsOf(
  { missingSections }: Completion,
  {
    areNotificationsChosen,
    hasFavoriteOrApplication,
    isVisibilityChosen,
  }: Pick<ProfileRow, 'areNotificationsChosen' | 'hasFavoriteOrApplication' | 'isVisibilityChosen'>,
): StudentProfile['firstSteps'] {
  const hasEssentials = !missingSections.some((section) => ESSENTIALS.has(section));
  const areAllDone =
    hasEssentials && areNotificationsChosen && isVisibilityChosen && hasFavoriteOrApplication;
  return areAllDone
    ? null
    : { hasEssentials, areNotificationsChosen, isVisibilityChosen, hasFavoriteOrApplication };
}

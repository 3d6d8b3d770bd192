import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { categoryLabel } from '../../company/index.ts';
import { completionOf } from './completionOf.ts';
import { storedStudentProfile, type StudentProfile } from './studentProfileFields.ts';

interface ProfileRow {
  readonly profile: unknown;
  readonly about: string | null;
  readonly skills: readonly string[];
  readonly hobbies: string | null;
}

const stored = storedStudentProfile.omit({ completion: true });

/**
 * A user as a student; one that has said nothing yet has an empty profile.
 * @throws Problem FORBIDDEN for who is not a student
 */
export async function readStudentProfile(
  database: Kysely<Database>,
  userId: string,
): Promise<StudentProfile> {
  const { rows } = await sql<ProfileRow>`
    select d.about, d.skills, d.hobbies, json_build_object(
      'studentId', s.id, 'photoUrl', null, 'isEmailVerified', u.email_verified_at is not null,
      'isVisibleToCompanies', coalesce(p.is_visible_to_companies, true),
      'education', coalesce(p.education, '[]'), 'workExperience', coalesce(p.work_experience, '[]'),
      'certifications', coalesce(p.certifications, '[]'),
      'reasonsForApplying', coalesce((select json_agg(json_build_object('id', r.id, 'title', r.title, 'text', r.text)
        order by r.position) from reasons_for_applying r where r.user_id = u.id), '[]'),
      'researchTopics', p.research_topics, 'focusAsStudent', p.focus_as_student,
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
  const profile = stored.parse(row.profile);
  return { ...profile, completion: completionOf(profile, row) };
}

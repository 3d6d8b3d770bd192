import type { Deps } from '../src/platform/deps.ts';
import { choiceColumns, FIRST_CHOICES } from '../src/platform/resume/resumeContent.ts';
import type { Calendar } from './calendar.ts';
import { seedId } from './seedId.ts';

/** Hana's resumes: one for companies in Japan, which she sends along, and one in English. Alex has none yet. */
export async function seedResumes(
  database: Deps['database'],
  calendar: Calendar,
  hanaId: string,
): Promise<void> {
  const day = 86_400_000;
  const before = (days: number) => new Date(calendar.now.getTime() - days * day);
  await database
    .insertInto('resumes')
    .values([
      {
        id: seedId('profile', 0x0401),
        user_id: hanaId,
        kind: 'CREATED',
        title: '履歴書（厚生労働省様式）',
        language: 'jp',
        format: 'MHLW',
        ...choiceColumns({ ...FIRST_CHOICES, firstSchoolType: 'HIGH_SCHOOL', years: 'ERA' }),
        is_default: true,
        reason_id: seedId('profile', 0x0301),
        requests: '貴社の規定に従います。',
        created_at: before(110),
        updated_at: before(2),
      },
      {
        id: seedId('profile', 0x0402),
        user_id: hanaId,
        kind: 'CREATED',
        title: '英文履歴書',
        language: 'en',
        format: 'ENGLISH_CLASSIC',
        ...choiceColumns({
          ...FIRST_CHOICES,
          firstSchoolType: 'UNIVERSITY',
          hasPhoto: false,
          years: 'WESTERN',
        }),
        is_default: false,
        created_at: before(40),
        updated_at: before(40),
      },
    ])
    .execute();
}

import type { Deps } from '../src/platform/deps.ts';
import { FIRST_CHOICES } from '../src/platform/notifications/notificationChoices.ts';
import type { Calendar } from './calendar.ts';

/** Records that the demo profiles depend on. */
export interface ProfileParts {
  readonly hanaId: string;
  readonly industryId: string;
  readonly categoryId: string;
}

/** Hana's profile. Alex's is empty, so that a first application leads there. */
export async function seedStudentProfiles(
  database: Deps['database'],
  calendar: Calendar,
  { categoryId, hanaId, industryId }: ProfileParts,
): Promise<void> {
  const year = calendar.graduationYear;
  const school = {
    course: null,
    faculty: null,
    department: null,
    isTransfer: false,
    artsOrScience: null,
    hasStudiedAbroad: false,
    studyAbroadDetails: null,
  };
  // Somebody who has applied for a year has long confirmed what Michi sends, so no first step is open.
  await database
    .updateTable('users')
    .set({ notification_choices: JSON.stringify(FIRST_CHOICES) })
    .where('id', '=', hanaId)
    .execute();
  await database
    .insertInto('student_profiles')
    .values({
      user_id: hanaId,
      is_visible_to_companies: true,
      education: JSON.stringify([
        {
          ...school,
          schoolType: 'UNIVERSITY',
          schoolName: '青嶺大学',
          faculty: '文学部',
          department: '社会学科',
          admissionMonth: `${year - 4}-04`,
          graduationMonth: `${year}-03`,
          isExpectedGraduate: true,
          artsOrScience: 'ARTS',
          hasStudiedAbroad: true,
          studyAbroadDetails: `フランス・リヨンに交換留学（${year - 2}年9月〜${year - 1}年1月）`,
        },
        {
          ...school,
          schoolType: 'HIGH_SCHOOL',
          schoolName: '神奈川県立白波高等学校',
          course: '普通科',
          admissionMonth: `${year - 7}-04`,
          graduationMonth: `${year - 4}-03`,
          isExpectedGraduate: false,
        },
      ]),
      work_experience: JSON.stringify([
        {
          employmentType: 'PART_TIME',
          companyName: '書店はまかぜ',
          position: '販売スタッフ',
          startMonth: `${year - 3}-05`,
          endMonth: null,
          description: '接客のほか、郷土の本の棚の選書を担当しています。',
        },
      ]),
      certifications: JSON.stringify([
        { name: '日本統計学会公式認定 統計検定2級', issuedOn: calendar.day(-365) },
      ]),
      field_of_interest_ids: [industryId, categoryId],
      updated_at: calendar.at(-20, 20),
    })
    .execute();
}

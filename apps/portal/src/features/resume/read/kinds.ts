import type { EmploymentType, SchoolType } from '@michi/api/user';

const schools: readonly (readonly [RegExp, SchoolType])[] = [
  [/博士|ph\.?\s?d|doctor/i, 'PHD'],
  [/大学院|修士|graduate school|master|\bm\.?(a|sc|s|ba)\b/i, 'GRADUATE_SCHOOL'],
  [
    /高等専門学校|高専|専門学校|専修学校|短期大学|technical|vocational|college of technology/i,
    'TECHNICAL_SCHOOL',
  ],
  [/大学|university|bachelor|college|\bb\.?(a|sc|s)\b/i, 'UNIVERSITY'],
  [/高等学校|高校|high school|secondary/i, 'HIGH_SCHOOL'],
];

/** The kind of school, by the words of a resume. */
export const schoolTypeOf = (words: string): SchoolType =>
  /junior high|middle school|中学/i.test(words)
    ? 'JUNIOR_HIGH_SCHOOL'
    : (schools.find(([pattern]) => pattern.test(words))?.[1] ?? 'UNIVERSITY');

const employments: readonly (readonly [RegExp, EmploymentType])[] = [
  [/アルバイト|パート|part[- ]?time/i, 'PART_TIME'],
  [/インターン|intern\b|internship/i, 'INTERNSHIP'],
  [/派遣|temporary|\btemp\b/i, 'TEMPORARY'],
  [/契約|嘱託|contract/i, 'CONTRACT'],
  [/業務委託|フリーランス|個人事業|freelance|self-employed/i, 'FREELANCE'],
  [/正社員|入社|permanent|full[- ]?time/i, 'PERMANENT'],
];

/** The kind of work, by the words of a resume; `OTHER` if none matches. */
export const employmentTypeOf = (words: string): EmploymentType =>
  employments.find(([pattern]) => pattern.test(words))?.[1] ?? 'OTHER';

import type { ResumeContent } from '@michi/api/user';
import fc from 'fast-check';
import { exampleContent } from '../test/exampleContent.ts';

type Language = 'ja' | 'en';
export type School = ResumeContent['education'][number];
type Work = ResumeContent['workExperience'][number];

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const month = (year: number, number: number) => `${year}-${String(number).padStart(2, '0')}`;

/** Facts with what misleads: brackets, dates and digits in them, and words of schools, ends and kinds of employment. */
const facts = {
  ja: {
    names: [
      ['佐伯', '花', 'さえき', 'はな', 'Saeki', 'Hana'],
      ['𠮷﨑', '髙次', 'よしざき', 'たかつぐ', 'Yoshizaki', 'Takatsugu'],
      ['学', 'ひかり', 'まなぶ', 'ひかり', 'Manabu', 'Hikari'],
    ],
    addresses: [
      ['236-0027', '神奈川県', '横浜市金沢区', '瀬戸1-4-8', 'コーポみなと203号室'],
      ['510-0075', '三重県', '四日市市', '安島1-3-14', null],
      ['046-0003', '北海道', '余市郡余市町', '黒川町6-5', null],
      ['604-8001', '京都府', '京都市中京区', '上本能寺前町488', '市役所前ビル 2階'],
      ['100-0001', '東京都', '千代田区', '千代田1-1', null],
    ],
    high: ['北海道立潮見高校', '神奈川県立白波高等学校'],
    schools: ['青嶺大学', '北陸留学生大学', '市川町立大学'],
    fields: [
      [null, null, null],
      ['文学部', '社会学科', null],
      ['文学部', '社会学科', '都市社会学専攻'],
      ['人文社会科学部', null, null],
    ],
    abroad: 'フランス・リヨンに交換留学（2025年9月〜2026年1月）',
    companies: [
      '書店はまかぜ㈱',
      'パートナーズ商事株式会社',
      '青嶺大学生活協同組合',
      '北風光学 株式会社',
      '株式会社現在',
      '北陸専門学校事務局',
      'Isobe Market, Inc.',
    ],
    positions: ['販売スタッフ', '営業（関東）', 'レジ・品出し'],
    certifications: [
      '普通自動車第一種運転免許',
      '実用英語技能検定準1級　合格',
      '統計検定①2級',
      'TOEIC L&R（IP）860点',
      '日本語教員養成課程修了',
    ],
    skills: ['SQL', '聞き取り調査', '統計'],
    text: '人の話を最後まで聞いてから考えることを大切にしています。読書会では、発言の少ない人にも順番が回るように進め方を変え、一年で参加者が五人から二十人に増えました。',
    short: '古い街道を歩くこと、地図を読むこと',
  },
  en: {
    names: [
      ['佐伯', '花', 'さえき', 'はな', 'Saeki', 'Hana'],
      [null, null, null, null, "O'Neill", 'Zoë'],
    ],
    addresses: [
      ['236-0027', 'Kanagawa', 'Yokohama', '1-4-8 Seto, Kanazawa', 'Corpo Minato 203'],
      ['510-0075', 'Mie', 'Yokkaichi', '1-3-14 Yasujima', null],
    ],
    high: ['Hokkaido Shiomi High School'],
    schools: ['Seiryo University', 'Harbour College, Osaka'],
    fields: [
      [null, null, null],
      ['Faculty of Letters', 'Sociology', 'Urban sociology'],
      ['School of Engineering', null, null],
    ],
    abroad: 'Lyon, France (September 2025 to January 2026)',
    companies: [
      'Bookshop Hamakaze',
      'Isobe Market, Inc.',
      'Kitakaze Optics',
      'Temp & Partners',
      'Harbour School',
    ],
    positions: ['Sales assistant', 'Intern (Planning)', 'Tutor'],
    certifications: [
      'Japan Statistical Society Certificate of Statistics, Grade 2',
      'Eiken Grade Pre-1',
      'TOEIC L&R 860',
    ],
    skills: ['SQL', 'French (B1)', 'Qualitative interviews in shopping streets and their quarters'],
    text: 'I ask until I know what people mean, not only what they say. Two years of reading circles in an empty shop taught me to make room for the quiet ones.',
    short: 'Walking old roads and reading maps of them, the older the better',
  },
} as const;

const schoolsIn = (language: Language): fc.Arbitrary<School[]> => {
  const { high, schools, fields, abroad } = facts[language];
  const school = (schoolType: School['schoolType'], admissionMonth: string): School => ({
    schoolType,
    schoolName: '',
    course: null,
    faculty: null,
    department: null,
    admissionMonth,
    graduationMonth: null,
    isExpectedGraduate: false,
    isTransfer: false,
    artsOrScience: null,
    hasStudiedAbroad: false,
    studyAbroadDetails: null,
  });
  return fc
    .record({
      hasJunior: fc.boolean(),
      highName: fc.constantFrom(...high),
      name: fc.constantFrom(...schools),
      parts: fc.constantFrom(...fields),
      isTransfer: fc.boolean(),
      hasStudiedAbroad: fc.boolean(),
      isOpen: fc.boolean(),
      isGraduate: fc.boolean(),
    })
    .map(({ hasJunior, highName, name, parts, isTransfer, hasStudiedAbroad, isOpen, isGraduate }) => {
      const [faculty, department, course] = parts;
      return [
        ...(hasJunior
          ? [
              {
                ...school('JUNIOR_HIGH_SCHOOL', '2016-04'),
                schoolName: language === 'ja' ? '小樽市立髙島中学校' : 'Takashima Junior High School',
                graduationMonth: '2019-03',
              },
            ]
          : []),
        { ...school('HIGH_SCHOOL', '2019-04'), schoolName: highName, graduationMonth: '2022-03' },
        {
          ...school('UNIVERSITY', '2022-04'),
          schoolName: name,
          faculty,
          department,
          course,
          isTransfer,
          hasStudiedAbroad,
          studyAbroadDetails: hasStudiedAbroad ? abroad : null,
          graduationMonth: isOpen && !isGraduate ? null : '2026-03',
        },
        ...(isGraduate
          ? [
              {
                ...school('GRADUATE_SCHOOL', '2026-04'),
                schoolName: name,
                graduationMonth: '2028-03',
                isExpectedGraduate: true,
              },
            ]
          : []),
      ];
    });
};

const workIn = (language: Language): fc.Arbitrary<Work[]> => {
  const { companies, positions } = facts[language];
  const job = fc.record({
    companyName: fc.constantFrom(...companies),
    employmentType: fc.constantFrom<Work['employmentType']>(
      'PERMANENT',
      'CONTRACT',
      'TEMPORARY',
      'PART_TIME',
      'FREELANCE',
      'INTERNSHIP',
      'OTHER',
    ),
    position: orNull(fc.constantFrom(...positions)),
    startMonth: fc
      .tuple(fc.integer({ min: 2018, max: 2023 }), fc.integer({ min: 1, max: 12 }))
      .map((at) => month(...at)),
    endMonth: orNull(fc.integer({ min: 1, max: 12 }).map((number) => month(2024, number))),
    description: orNull(fc.constant(facts[language].text)),
  });
  return fc.uniqueArray(job, { maxLength: 6, selector: ({ companyName }) => companyName });
};

export const resumeIn = (
  language: Language,
): fc.Arbitrary<{ content: ResumeContent; name: readonly (string | null)[] }> => {
  const { names, addresses, certifications, skills, text, short } = facts[language];
  return fc
    .record({
      name: fc.constantFrom<readonly (string | null)[]>(...names),
      address: orNull(fc.constantFrom<readonly (string | null)[]>(...addresses)),
      emergency: orNull(fc.constantFrom<readonly (string | null)[]>(...addresses)),
      dateOfBirth: orNull(fc.constantFrom('2004-05-14', '1989-01-07', '2000-12-31')),
      homePhone: orNull(fc.constant('0134-25-1234')),
      mobilePhone: orNull(fc.constant('090-1234-5678')),
      education: schoolsIn(language),
      workExperience: workIn(language),
      certifications: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom(...certifications),
          issuedOn: fc.constantFrom('2019-04-30', '2019-05-01', '2023-03-10', '2025-11-20'),
        }),
        { selector: ({ name }) => name, maxLength: 5 },
      ),
      about: orNull(fc.constant(text)),
      skills: fc.subarray([...skills]),
      hobbies: orNull(fc.constant(short)),
      researchTopics: orNull(fc.constant(text)),
      focusAsStudent: orNull(fc.constant(text)),
      reasonForApplying: orNull(fc.constant(text)),
      requests: orNull(fc.constant(short)),
      years: fc.constantFrom('ERA', 'WESTERN'),
    })
    .map(({ name, address, emergency, years, ...rest }) => {
      const [familyNameJp, firstNameJp, familyReading, firstReading, familyName, firstName] = name;
      const addressOf = (parts: readonly (string | null)[] | null) => {
        if (parts === null) return null;
        const [postCode = null, prefecture = null, city = null, street = null, building = null] = parts;
        return { postCode, prefecture, city, street, building };
      };
      return {
        name,
        content: {
          ...exampleContent,
          ...rest,
          years,
          workExperience: rest.workExperience.toSorted((one, other) =>
            one.startMonth.localeCompare(other.startMonth),
          ),
          fullName: `${firstName} ${familyName}`,
          fullNameJp: familyNameJp === null ? null : `${familyNameJp} ${firstNameJp}`,
          fullNameFurigana: familyReading === null ? null : `${familyReading} ${firstReading}`,
          address: addressOf(address),
          addressFurigana: address === null ? null : 'カナガワケンヨコハマシ',
          emergencyAddress: addressOf(emergency),
        },
      };
    });
};

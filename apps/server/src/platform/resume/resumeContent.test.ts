import { expect, test } from 'vitest';
import {
  composeResume,
  FIRST_CHOICES,
  type ResumeChoices,
  type ResumeContent,
  type ResumeSource,
  type ResumeMessages,
} from './resumeContent.ts';

const school = (
  schoolType: ResumeContent['education'][number]['schoolType'],
  admissionMonth: string,
): ResumeContent['education'][number] => ({
  schoolType,
  schoolName: schoolType,
  admissionMonth,
  course: null,
  faculty: null,
  department: null,
  graduationMonth: null,
  isExpectedGraduate: false,
  isTransfer: false,
  artsOrScience: null,
  hasStudiedAbroad: false,
  studyAbroadDetails: null,
});

const work = (companyName: string, startMonth: string): ResumeContent['workExperience'][number] => ({
  companyName,
  startMonth,
  employmentType: 'PART_TIME',
  position: null,
  endMonth: null,
  description: null,
});

const SOURCE: ResumeSource = {
  fullName: 'Hana Saeki',
  fullNameJp: '佐伯 花',
  fullNameFurigana: 'さえき はな',
  gender: 'FEMALE',
  dateOfBirth: '2004-05-14',
  address: null,
  emergencyAddress: null,
  homePhone: '045-123-4567',
  mobilePhone: '090-1234-5678',
  email: 'hana@michi.example',
  education: [
    school('UNIVERSITY', '2023-04'),
    school('JUNIOR_HIGH_SCHOOL', '2017-04'),
    school('HIGH_SCHOOL', '2020-04'),
  ],
  workExperience: [work('Cafe', '2025-01'), work('Bookshop', '2024-05'), work('Cafe', '2023-06')],
  certifications: [{ name: '統計検定2級', issuedOn: '2025-11-20' }],
  about: 'About',
  skills: ['SQL'],
  hobbies: 'Maps',
  researchTopics: 'Streets',
  focusAsStudent: '読書会',
  photoFileId: 'a photo',
};

const content = (choices: Partial<ResumeChoices>, format: ResumeMessages['format'] = 'MHLW') =>
  composeResume(SOURCE, {
    format,
    choices: { ...FIRST_CHOICES, years: 'ERA', ...choices },
    reasonForApplying: 'Why',
    requests: 'Kanto',
    today: '2026-11-20',
  });

const work2023 = { companyName: 'Cafe', startMonth: '2023-06' };

test.each<[string, Partial<ResumeChoices>, (resume: ReturnType<typeof content>) => unknown, unknown]>([
  ['is written today', {}, (one) => one.content.writtenOn, '2026-11-20'],
  ['is written on the day chosen', { writtenOn: '2026-12-01' }, (one) => one.content.writtenOn, '2026-12-01'],
  [
    'names schools from the earliest',
    {},
    ({ content: { education } }) => education.map((one) => one.schoolType),
    ['JUNIOR_HIGH_SCHOOL', 'HIGH_SCHOOL', 'UNIVERSITY'],
  ],
  [
    'begins with the school chosen',
    { firstSchoolType: 'HIGH_SCHOOL' },
    ({ content: { education } }) => education.map((one) => one.schoolType),
    ['HIGH_SCHOOL', 'UNIVERSITY'],
  ],
  [
    'leaves out one of two jobs at one place',
    { leftOutWork: [work2023] },
    (one) => one.content.workExperience.map(({ startMonth }) => startMonth),
    ['2024-05', '2025-01'],
  ],
  [
    'leaves out a certificate',
    { leftOutCertifications: [{ name: '統計検定2級', issuedOn: '2025-11-20' }] },
    (one) => one.content.certifications,
    [],
  ],
  [
    'passes over what is no longer there',
    { leftOutWork: [{ ...work2023, companyName: 'Gone' }] },
    (one) => one.content.workExperience.length,
    3,
  ],
  [
    'keeps name, mobile phone and email',
    { leftOutSections: ['PERSONAL_DETAILS'] },
    ({ content: { dateOfBirth, email, fullName, gender, homePhone, mobilePhone } }) => [
      fullName,
      mobilePhone,
      email,
      gender,
      dateOfBirth,
      homePhone,
    ],
    ['Hana Saeki', '090-1234-5678', 'hana@michi.example', null, null, null],
  ],
  ['shows the picture', {}, (one) => one.photoFileId, 'a photo'],
  ['shows no picture', { hasPhoto: false }, (one) => one.photoFileId, null],
])('a resume %s', (_, choices, read, expected) => {
  expect(read(content(choices))).toEqual(expected);
});

test.each([
  ['MHLW', 'LETTER', 'A4'],
  ['UNIVERSITY', 'LETTER', 'A4'],
  ['ENGLISH_CLASSIC', 'LETTER', 'LETTER'],
  ['ENGLISH_MODERN', 'LETTER', 'LETTER'],
  ['ENGLISH_CLASSIC', 'A4', 'A4'],
] as const)('%s, for which %s was chosen, is on %s', (format, chosen, paper) => {
  expect(content({ paper: chosen }, format).content.paper).toBe(paper);
});

import type { ResumeContent } from '@michi/api/user';
import { expect, test } from 'vitest';
import { fromJsonResume } from './fromJsonResume.ts';
import { parseJsonResume } from './jsonResume.ts';
import { toJsonResume } from './toJsonResume.ts';

const content: ResumeContent = {
  writtenOn: '2026-11-20',
  years: 'ERA',
  fullName: 'Hana Saeki',
  fullNameJp: '佐伯 花',
  fullNameFurigana: 'さえき はな',
  photoUrl: null,
  gender: 'FEMALE',
  dateOfBirth: '2004-05-14',
  address: {
    postCode: '236-0027',
    prefecture: '神奈川県',
    city: '横浜市',
    street: '瀬戸1-4-8',
    building: null,
  },
  emergencyAddress: null,
  homePhone: null,
  mobilePhone: '090-1234-5678',
  email: 'hana@michi.example',
  education: [
    {
      schoolType: 'UNIVERSITY',
      schoolName: 'Seiryo University',
      course: 'Urban sociology',
      faculty: null,
      department: null,
      admissionMonth: '2023-04',
      graduationMonth: '2027-03',
      isExpectedGraduate: true,
      isTransfer: false,
      artsOrScience: null,
      hasStudiedAbroad: false,
      studyAbroadDetails: null,
    },
  ],
  workExperience: [
    {
      employmentType: 'OTHER',
      companyName: 'Bookshop Hamakaze',
      position: 'Sales assistant',
      startMonth: '2024-04',
      endMonth: null,
      description: 'Chose the books.',
    },
  ],
  certifications: [{ name: 'TOEIC', issuedOn: '2025-01-26' }],
  about: 'I listen first.',
  skills: ['SQL', '聞き取り調査'],
  hobbies: '地図を読むこと',
  reasonForApplying: 'To hear what people mean.',
  researchTopics: '空き店舗',
  focusAsStudent: '読書会',
  requests: null,
};

test('brings what was exported back as it was', () => {
  const outcome = parseJsonResume(JSON.stringify(toJsonResume(content)));
  if (!('resume' in outcome)) throw new Error(JSON.stringify(outcome.fault));
  expect(fromJsonResume(outcome.resume, '2026-11-20')).toEqual({
    leftOut: [],
    found: {
      about: content.about,
      skills: content.skills,
      education: content.education,
      work: content.workExperience,
      certifications: content.certifications,
      hobbies: content.hobbies,
      research: content.researchTopics,
      focus: content.focusAsStudent,
      personal: {
        firstName: 'Hana',
        familyName: 'Saeki',
        familyNameJp: '佐伯',
        firstNameJp: '花',
        familyNameFurigana: 'さえき',
        firstNameFurigana: 'はな',
        dateOfBirth: '2004-05-14',
        mobilePhone: '090-1234-5678',
      },
    },
  });
});

test('passes over what the profile has no place for, and names entries without a month', () => {
  const outcome = parseJsonResume(
    JSON.stringify({
      basics: { name: 'Hana', url: 'https://hana.example', profiles: [{ network: 'x' }] },
      volunteer: [{ organization: 'Library' }],
      education: [{ institution: 'Night school', startDate: '2019' }],
      work: [
        { name: 'Cafe', position: 'Part-time barista', startDate: '2023-05-01', highlights: ['Latte art'] },
      ],
      certificates: [{ name: 'Driving licence', date: '2024-11' }],
      skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
    }),
  );
  if (!('resume' in outcome)) throw new Error(JSON.stringify(outcome.fault));
  expect(fromJsonResume(outcome.resume, '2026-11-20')).toEqual({
    leftOut: ['Night school · 2019'],
    found: {
      skills: ['HTML', 'CSS'],
      work: [
        {
          employmentType: 'PART_TIME',
          companyName: 'Cafe',
          position: 'Part-time barista',
          startMonth: '2023-05',
          endMonth: null,
          description: 'Latte art',
        },
      ],
      certifications: [{ name: 'Driving licence', issuedOn: '2024-11-01' }],
    },
  });
});

test.each([
  ['{', { code: 'NOT_JSON' }],
  ['[]', { code: 'NOT_A_RESUME', path: '' }],
  ['{"work":[{"startDate":"last spring"}]}', { code: 'NOT_A_RESUME', path: 'work.0.startDate' }],
  ['{"skills":"SQL"}', { code: 'NOT_A_RESUME', path: 'skills' }],
])('says why %s is no JSON Resume', (text, fault) => {
  expect(parseJsonResume(text)).toEqual({ fault });
});

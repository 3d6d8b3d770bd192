import { handlersFor } from '@michi/api/mocks';
import { configureApi } from '@michi/api/transport';
import { getProfile, getStudentProfile } from '@michi/api/user';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { isGraduationExpected, lackOf, missingFor } from './profileFacts.ts';

test.each([
  ['2027-03', false, true],
  ['2026-12', false, true],
  ['2026-11', false, false],
  ['2025-03', false, false],
  ['2025-03', true, true],
  [null, false, false],
])(
  'a graduation in %s, marked as expected: %s, is still to come in November 2026: %s',
  (month, isMarked, isExpected) => {
    const education = { graduationMonth: month, isExpectedGraduate: isMarked };
    expect(isGraduationExpected(education, '2026-11-27')).toBe(isExpected);
  },
);

const school = {
  schoolType: 'UNIVERSITY',
  schoolName: 'Seiryo University',
  faculty: null,
  department: null,
  course: null,
  artsOrScience: null,
  admissionMonth: '2023-04',
  graduationMonth: null,
  isExpectedGraduate: true,
  isTransfer: false,
  hasStudiedAbroad: false,
  studyAbroadDetails: null,
} as const;

test('a section with contents is not called empty: its missing facts are named', () => {
  expect(lackOf('personal', { education: [] })).toBe('completeness.withoutYear');
  expect(lackOf('education', { education: [school] })).toBe('completeness.withoutField');
  expect(lackOf('education', { education: [] })).toBe('completeness.notYet');
  expect(lackOf('about', { education: [school] })).toBe('completeness.notYet');
});

configureApi({
  baseUrls: { user: 'http://localhost/api/user' },
  fetch: async (request) => {
    const response = await getResponse(handlersFor('populated'), request);
    if (response === undefined) throw new TypeError(`Nothing answers ${request.url}`);
    return response;
  },
});
const person = await getProfile();
const student = await getStudentProfile();

test('a complete profile lacks nothing for any use', () => {
  for (const use of ['apply', 'seminars', 'resume'] as const)
    expect(missingFor(use, person, student)).toEqual([]);
});

test('lists what a use lacks and where to add it', () => {
  const bare = {
    ...person,
    about: null,
    familyNameFurigana: null,
    mobilePhone: null,
    homePhone: null,
  };
  const without = { ...student, reasonsForApplying: [] };
  expect(missingFor('apply', bare, student).map(({ need }) => need)).toEqual(['about', 'phone']);
  expect(missingFor('seminars', bare, without)).toEqual([{ need: 'reason', section: 'reasons' }]);
  expect(missingFor('resume', bare, student)).toEqual([
    { need: 'furigana', section: 'personal' },
    { need: 'phone', section: 'personal' },
  ]);
});

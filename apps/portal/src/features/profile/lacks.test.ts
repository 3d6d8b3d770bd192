import { expect, test } from 'vitest';
import { lackOf } from './lacks.ts';

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

test('no section with contents is called empty: what it lacks is named', () => {
  expect(lackOf('personal', { education: [] })).toBe('completeness.withoutYear');
  expect(lackOf('education', { education: [school] })).toBe('completeness.withoutField');
  expect(lackOf('education', { education: [] })).toBe('completeness.notYet');
  expect(lackOf('about', { education: [school] })).toBe('completeness.notYet');
});

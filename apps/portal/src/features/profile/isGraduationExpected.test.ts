import { expect, test } from 'vitest';
import { isGraduationExpected } from './isGraduationExpected.ts';

test.each([
  ['2027-03', false, true],
  ['2026-12', false, true],
  ['2026-11', false, false],
  ['2025-03', false, false],
  ['2025-03', true, true],
  [null, false, false],
])(
  'a graduation in %s, said to be expected: %s, is still to come in November 2026: %s',
  (month, said, isExpected) => {
    const education = { graduationMonth: month, isExpectedGraduate: said };
    expect(isGraduationExpected(education, '2026-11-27')).toBe(isExpected);
  },
);

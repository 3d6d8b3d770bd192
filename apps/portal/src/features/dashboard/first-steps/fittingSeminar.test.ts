import { expect, test } from 'vitest';
import { fittingSeminar } from './fittingSeminar.ts';

const robotics = { industry: { id: 'robotics' } };
const retail = { industry: { id: 'retail' } };
const interests = { fieldIds: ['robotics'], graduationYear: 2027 };
const seminar = { application: null, company: retail, graduationYears: [2028] };

test('is the one with most reasons, of several the soonest', () => {
  const anyYear = { ...seminar, graduationYears: [] };
  const ofTheField = { ...seminar, company: robotics, graduationYears: [2027, 2028] };
  const later = { ...ofTheField };
  const found = fittingSeminar([anyYear, ofTheField, later], interests);
  expect(found?.seminar).toBe(ofTheField);
  expect(found?.matches).toEqual(['FIELD', 'GRADUATION_YEAR']);
  expect(fittingSeminar([seminar, anyYear], interests)).toEqual({ seminar: anyYear, matches: ['ANY_YEAR'] });
});

test('is none without a reason, and none that the student is already invited to', () => {
  expect(fittingSeminar([seminar, { ...seminar, company: null }], interests)).toBeUndefined();
  const invited = { ...seminar, company: robotics, application: { id: 'one' } };
  expect(fittingSeminar([invited], interests)).toBeUndefined();
  expect(
    fittingSeminar([{ ...seminar, graduationYears: [2027] }], { fieldIds: [], graduationYear: null }),
  ).toBeUndefined();
});

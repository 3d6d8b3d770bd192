import { expect, test } from 'vitest';
import { chosenIndustries, missingFields, toFeedback } from './feedbackFields.ts';

test("answers are converted to the contract's request, without blank ones", () => {
  expect(
    toFeedback({
      'scale-overall': '4',
      'scale-jobs': 'none',
      'scale-support': '2',
      'industry-b': '5',
      'factor-SALARY': '3',
      'factor-TRAINING': 'none',
      comment: ' Good. ',
    }),
  ).toEqual({
    satisfaction: { overall: 4, easeOfUse: null, jobs: null, seminars: null, support: 2 },
    industryInterests: [{ industryId: 'b', interest: 5 }],
    jobFactors: [{ factor: 'SALARY', importance: 3 }],
    comment: 'Good.',
  });
});

test('nothing is sent without the overall scale or for a chosen industry, and a rating beyond it counts as none', () => {
  expect(missingFields({ 'industry-a': '', 'industry-b': '2' })).toEqual(['scale-overall', 'industry-a']);
  expect(toFeedback({ 'scale-overall': '4', 'industry-a': '' })).toBeNull();
  expect(toFeedback({ 'scale-jobs': '5' })).toBeNull();
  expect(toFeedback({ 'scale-overall': '6' })).toBeNull();
  expect(toFeedback({ 'scale-overall': '1', comment: ' ' })).toMatchObject({ comment: null });
});

test('industries keep the order in which they were chosen', () => {
  expect(chosenIndustries({ 'industry-z': '', comment: 'x', 'industry-a': '5' })).toEqual(['z', 'a']);
});

import { expect, test } from 'vitest';
import { workingDays } from './workingDays.ts';

test('joins days in a row, whatever order they come in', () => {
  expect(workingDays(['TUESDAY', 'MONDAY', 'WEDNESDAY'])).toEqual({
    kind: 'range',
    from: 'MONDAY',
    to: 'WEDNESDAY',
  });
});

test('names days one by one when they are apart or few', () => {
  expect(workingDays(['FRIDAY', 'MONDAY', 'TUESDAY'])).toEqual({
    kind: 'days',
    days: ['MONDAY', 'TUESDAY', 'FRIDAY'],
  });
  expect(workingDays(['SATURDAY', 'SUNDAY'])).toEqual({ kind: 'days', days: ['SATURDAY', 'SUNDAY'] });
  expect(workingDays([])).toEqual({ kind: 'days', days: [] });
});

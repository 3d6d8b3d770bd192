import { expect, test } from 'vitest';
import { readChange } from './notificationEvents.ts';

const change = (jobs: unknown, seminar: unknown) =>
  JSON.stringify({ kind: 'CHANGE', unread: { jobs, seminar } });

test('reads how many are unread after a change', () => {
  expect(readChange(change(1, 2))).toEqual({ jobs: 1, seminar: 2 });
});

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"kind":"LATER"}',
  '{"kind":"CHANGE"}',
  change(-1, 0),
  change('1', 0),
])('passes over what it does not understand: %s', (data) => {
  expect(readChange(data)).toBeNull();
});

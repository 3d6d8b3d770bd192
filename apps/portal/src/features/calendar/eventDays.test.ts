import { expect, test } from 'vitest';
import { daysOf } from './eventDays.ts';

const days = (startsAt: string, endsAt: string | null) => daysOf({ startsAt, endsAt }, 'Asia/Tokyo');

test('an event is on every day from its begin to its end, in the zone of the student', () => {
  expect(days('2026-11-24T01:00:00.000Z', '2026-11-26T08:00:00.000Z')).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
  expect(days('2026-11-24T14:30:00.000Z', '2026-11-24T15:30:00.000Z')).toEqual(['2026-11-24', '2026-11-25']);
});

test('one that ends at midnight is not on the day that begins then, and a moment is on its day', () => {
  expect(days('2026-11-24T01:00:00.000Z', '2026-11-24T15:00:00.000Z')).toEqual(['2026-11-24']);
  expect(days('2026-11-24T15:00:00.000Z', '2026-11-25T15:00:00.000Z')).toEqual(['2026-11-25']);
  expect(days('2026-11-24T01:00:00.000Z', null)).toEqual(['2026-11-24']);
});

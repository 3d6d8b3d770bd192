import { expect, test } from 'vitest';
import { partOfDay } from './partOfDay.ts';

test('greets by the clock of the student, not of the machine', () => {
  const instant = new Date('2026-11-20T00:30:00Z');
  expect(partOfDay(instant, 'JST')).toBe('morning');
  expect(partOfDay(instant, 'Europe/London')).toBe('evening');
  expect(partOfDay(new Date('2026-11-20T04:00:00Z'), 'Asia/Tokyo')).toBe('afternoon');
});

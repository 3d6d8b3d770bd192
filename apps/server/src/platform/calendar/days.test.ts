import { expect, test } from 'vitest';
import { dayAt, dayBegins, daysLater, daysSpanned } from './days.ts';

test.each([
  ['2026-11-30', 'JST', '2026-11-29T15:00:00.000Z'],
  ['2026-11-30', 'Asia/Tokyo', '2026-11-29T15:00:00.000Z'],
  // The days the clocks change in New York: 23 and 25 hours long.
  ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z'],
  ['2027-03-15', 'America/New_York', '2027-03-15T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  // Midnight itself is skipped in Beirut.
  ['2027-03-28', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
  ['2026-11-30', 'Nowhere/Land', '2026-11-30T00:00:00.000Z'],
])('%s in %s begins at %s, and is that day then', (day, timezone, moment) => {
  expect(dayBegins(day, timezone).toISOString()).toBe(moment);
  expect(dayAt(new Date(moment), timezone)).toBe(day);
  expect(dayAt(new Date(Date.parse(moment) - 1), timezone)).toBe(daysLater(day, -1));
});

test('counts days over the ends of months and years', () => {
  expect(daysLater('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysLater('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysSpanned('2026-11-01', '2026-11-30')).toBe(30);
  expect(daysSpanned('2026-11-02', '2026-11-01')).toBe(0);
  expect(daysSpanned('2026-01-01', '2126-01-01')).toBe(36_525);
});

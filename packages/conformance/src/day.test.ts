import { expect, test } from 'vitest';
import { dayOf, daysAfter, zoneNamed } from './day.ts';

test.each([
  ['2026-11-19T15:00:00.000Z', 'Asia/Tokyo', '2026-11-20'],
  ['2026-11-19T14:59:59.999Z', 'Asia/Tokyo', '2026-11-19'],
  ['2026-11-20T04:59:00.000Z', 'America/New_York', '2026-11-19'],
])('%s is on the clock of %s a moment of %s', (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day);
});

test.each([
  ['JST', 'Asia/Tokyo'],
  ['America/New_York', 'America/New_York'],
  ['Nowhere/Land', 'Asia/Tokyo'],
  [undefined, 'Asia/Tokyo'],
])('the zone %s of an account is %s', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone);
});

test('days are computed across the end of a month and of a year', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2027-03-01', -1)).toBe('2027-02-28');
});

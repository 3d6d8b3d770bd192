import { expect, test } from 'vitest';
import { dayAt } from '../calendar/days.ts';
import { nextDigest, quietUntil } from './localTime.ts';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

test.each([
  // Tokyo: 21:59, 22:00, midnight, 06:59, 07:00.
  ['2026-11-20T12:59:59Z', 'JST', night, null],
  ['2026-11-20T13:00:00Z', 'JST', night, '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T15:00:00Z', 'JST', night, '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T21:59:59Z', 'Asia/Tokyo', night, '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T22:00:00Z', 'JST', night, null],
  ['2026-11-20T03:00:00Z', 'JST', noon, '2026-11-20T04:30:00.000Z'],
  ['2026-11-20T04:30:00Z', 'JST', noon, null],
  ['2026-11-20T13:00:00Z', 'JST', null, null],
  ['2026-11-20T13:00:00Z', 'JST', { from: '22:00', to: '22:00' }, null],
  // An unknown zone counts as UTC.
  ['2026-11-20T23:00:00Z', 'Nowhere/Land', night, '2026-11-21T07:00:00.000Z'],
])('at %s in %s with %j it is quiet until %s', (now, zone, hours, until) => {
  expect(quietUntil(new Date(now), zone, hours)?.toISOString() ?? null).toBe(until);
});

test.each([
  // Paris goes to summer time on 29 March 2026 at 02:00: the night is an hour shorter.
  ['2026-03-28T22:00:00Z', night, '2026-03-29T05:00:00.000Z'],
  // And back on 25 October at 03:00: an hour longer.
  ['2026-10-24T21:00:00Z', night, '2026-10-25T06:00:00.000Z'],
  // 02:30 does not exist that night: right after, at 03:30.
  ['2026-03-28T23:00:00Z', { from: '22:00', to: '02:30' }, '2026-03-29T01:30:00.000Z'],
  // 02:30 occurs twice; at the second 02:10 only the second one is in the future.
  ['2026-10-25T01:10:00Z', { from: '22:00', to: '02:30' }, '2026-10-25T01:30:00.000Z'],
])('over a change of clocks in Paris, at %s with %j it is quiet until %s', (now, hours, until) => {
  expect(quietUntil(new Date(now), 'Europe/Paris', hours)?.toISOString()).toBe(until);
});

test.each([
  ['2026-11-19T22:30:00Z', 'JST', null, '2026-11-19T23:00:00.000Z'],
  ['2026-11-20T03:00:00Z', 'JST', null, '2026-11-20T23:00:00.000Z'],
  ['2026-11-20T03:00:00Z', 'JST', '2026-11-20', '2026-11-20T23:00:00.000Z'],
  ['2026-11-19T22:30:00Z', 'JST', '2026-11-20', '2026-11-20T23:00:00.000Z'],
  ['2026-10-24T08:00:00Z', 'Europe/Paris', null, '2026-10-25T07:00:00.000Z'],
])('at %s in %s, the last on %s, the next mail of the day leaves at %s', (now, zone, last, next) => {
  expect(nextDigest(new Date(now), zone, last).toISOString()).toBe(next);
});

test('the day is that of the user', () => {
  expect(dayAt(new Date('2026-11-20T15:30:00Z'), 'JST')).toBe('2026-11-21');
  expect(dayAt(new Date('2026-11-20T15:30:00Z'), 'America/New_York')).toBe('2026-11-20');
});

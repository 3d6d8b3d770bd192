import { expect, test } from 'vitest';
import { dayIn, instantOf } from './zonedTime.ts';

test.each([
  ['2026-11-30T10:00', 'Asia/Tokyo', '2026-11-30T01:00:00.000Z'],
  ['2026-12-01T00:30', 'Asia/Tokyo', '2026-11-30T15:30:00.000Z'],
  ['2026-11-30T10:00', 'America/New_York', '2026-11-30T15:00:00.000Z'],
  ['2026-07-30T10:00', 'America/New_York', '2026-07-30T14:00:00.000Z'],
  ['2026-11-30T10:00', 'Asia/Kathmandu', '2026-11-30T04:15:00.000Z'],
  // The clocks go forward from 2:00 to 3:00, so half past two is counted from before.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  // Clocks go back from 2:00 to 1:00, so half past one occurs twice.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, instant) => {
  expect(instantOf(local, timeZone)).toBe(instant);
});

test.each(['', '2026-11-30T', 'T10:00', '2026-02-30T10:00', '2026-11-30T24:30', 'tomorrow'])(
  'makes no instant out of %o',
  (local) => {
    expect(instantOf(local, 'Asia/Tokyo')).toBeNull();
  },
);

test('names the day of a zone', () => {
  expect(dayIn('2026-11-30T15:30:00.000Z', 'Asia/Tokyo')).toBe('2026-12-01');
  expect(dayIn('2026-11-30T15:30:00.000Z', 'America/New_York')).toBe('2026-11-30');
});

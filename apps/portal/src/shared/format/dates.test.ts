import { expect, test } from 'vitest';
import {
  daysFromTo,
  daysLater,
  isDay,
  monthsLater,
  weekOf,
  weeksOfMonth,
  dateTimeFormat,
  numberFormat,
  dayIn,
  instantOf,
  partOfDay,
} from './dates.ts';

test('distinguishes valid from invalid days', () => {
  expect(['2026-11-20', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2027-02-29', '2026-13-01', '2026-1-1', '', '9999-01-01', 'soon'].some(isDay)).toBe(false);
});

test('continues over the ends of months and years', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsLater('2027-01-15', -1)).toBe('2026-12-15');
  expect(monthsLater('2026-11-30', 3)).toBe('2027-02-28');
});

test('begins a week on Monday or on Sunday', () => {
  expect(weekOf('2026-11-27', 1)).toEqual(daysFromTo('2026-11-23', '2026-11-29'));
  expect(weekOf('2026-11-29', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29', 0)[0]).toBe('2026-11-29');
});

test('gives a month the weeks it touches', () => {
  const weeks = weeksOfMonth('2026-11-20', 1);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4);
});

test('a formatter is made once for a language and its options, and another for any other', () => {
  const day = dateTimeFormat('en', { timeZone: 'Asia/Tokyo', day: 'numeric' });
  expect(dateTimeFormat('en', { timeZone: 'Asia/Tokyo', day: 'numeric' })).toBe(day);
  expect(dateTimeFormat('en', { timeZone: 'Europe/London', day: 'numeric' })).not.toBe(day);
  expect(dateTimeFormat('ja', { timeZone: 'Asia/Tokyo', day: 'numeric' })).not.toBe(day);
  expect(numberFormat('ja', {})).toBe(numberFormat('ja', {}));
  expect(numberFormat('ja', {}).format(1_234)).toBe('1,234');
});

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

test('greets by the clock of the student, not of the machine', () => {
  const instant = new Date('2026-11-20T00:30:00Z');
  expect(partOfDay(instant, 'JST')).toBe('morning');
  expect(partOfDay(instant, 'Europe/London')).toBe('evening');
  expect(partOfDay(new Date('2026-11-20T04:00:00Z'), 'Asia/Tokyo')).toBe('afternoon');
});

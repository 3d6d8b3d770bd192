import { expect, test } from 'vitest';
import { daysFromTo, daysLater, isDay, monthsLater, weekOf, weeksOfMonth } from './days.ts';

test('distinguishes valid from invalid days', () => {
  expect(['2026-11-20', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2027-02-29', '2026-13-01', '2026-1-1', '', '9999-01-01', 'soon'].some(isDay)).toBe(false);
});

test('goes over the ends of months and years', () => {
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

import { describe, expect, test } from 'vitest';
import { dayIn, daysOf } from './period.ts';

describe('the day it is', () => {
  test.each([
    ['JST', '2026-11-20T14:59:59Z', '2026-11-20'],
    ['JST', '2026-11-20T15:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('in %s at %s is %s', (timezone, now, day) => {
    expect(dayIn(timezone, new Date(now))).toBe(day);
  });
});

describe('a period that ends today', () => {
  test.each([
    ['THIS_WEEK', '2026-11-20', '2026-11-16'],
    ['THIS_WEEK', '2026-11-16', '2026-11-16'],
    ['THIS_WEEK', '2026-11-22', '2026-11-16'],
    ['THIS_MONTH', '2026-11-20', '2026-11-01'],
    ['THREE_MONTHS', '2026-11-20', '2026-08-21'],
    ['SIX_MONTHS', '2026-08-31', '2026-03-01'],
    ['ONE_YEAR', '2026-11-20', '2025-11-21'],
    ['ONE_YEAR', '2028-02-29', '2027-03-01'],
  ] as const)('%s to %s began on %s', (period, today, from) => {
    expect(daysOf(period, today)).toEqual({ from, to: today });
  });
});

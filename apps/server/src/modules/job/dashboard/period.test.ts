import { describe, expect, test } from 'vitest';
import { daysOf } from './period.ts';

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

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ClockContext, TimeZoneContext, useToday } from './useFormat.ts';

const now = () => new Date('2026-11-20T16:00:00Z');

test.each([
  ['JST', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-20'],
])('today is the day of the time zone, in %s', (timeZone, day) => {
  const { result } = renderHook(useToday, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ClockContext value={now}>
        <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
      </ClockContext>
    ),
  });
  expect(result.current).toBe(day);
});

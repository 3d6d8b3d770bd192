import { expect, test } from 'vitest';
import { memoryClock } from './rememberingHandlers.ts';

test('the clock of the state begins on the day of the examples and advances with the given time', () => {
  let time = 5_000;
  const now = memoryClock(() => time);
  expect(now().toISOString()).toBe('2026-11-20T04:00:00.000Z');
  time += 90_000;
  expect(now().toISOString()).toBe('2026-11-20T04:01:30.000Z');
});

import { expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { createRateLimiter } from './rateLimiter.ts';

const LIMIT = { name: 'login', tries: 3, seconds: 60 };

test('tries beyond the limit are refused with the seconds to wait, until the window ends', () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock);
  for (let index = 0; index < 3; index += 1) limiter.take(LIMIT, 'a');
  clock.advance(20_500);
  expect(() => limiter.take(LIMIT, 'a')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 }),
  );
  expect(() => limiter.take(LIMIT, 'b')).not.toThrow();
  clock.advance(39_500);
  expect(() => limiter.take(LIMIT, 'a')).not.toThrow();
});

test('a success wipes the slate', () => {
  const limiter = createRateLimiter(createFakeClock());
  for (let index = 0; index < 3; index += 1) limiter.take(LIMIT, 'a');
  limiter.forget(LIMIT, 'a');
  expect(() => limiter.take(LIMIT, 'a')).not.toThrow();
});

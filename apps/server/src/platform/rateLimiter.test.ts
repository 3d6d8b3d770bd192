import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../../test/fakes.ts';
import { present } from '../../test/present.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { connect } from './database/connection.ts';
import { createRateLimiter } from './rateLimiter.ts';

const LIMIT = { name: 'login', tries: 3, seconds: 60 };

const { database, url, close } = await createTestDatabase();
const elsewhere = connect({ url, poolSize: 10 });
afterAll(async () => {
  await elsewhere.close();
  await close();
});
beforeEach(async () => {
  await database.deleteFrom('rate_limit_windows').execute();
});

const passed = (tries: readonly PromiseSettledResult<void>[]): number =>
  tries.filter(({ status }) => status === 'fulfilled').length;

const countWindows = async (): Promise<number> =>
  (await database.selectFrom('rate_limit_windows').select('key_hash').execute()).length;

test('tries beyond the limit are refused with the seconds to wait, until the window ends', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock, database);
  for (let index = 0; index < 3; index += 1) await limiter.take(LIMIT, 'a');
  clock.advance(20_500);
  await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 });
  await limiter.take(LIMIT, 'b');
  await limiter.take({ ...LIMIT, name: 'register' }, 'a');
  clock.advance(39_500);
  for (let index = 0; index < 3; index += 1) await limiter.take(LIMIT, 'a');
  await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({ retryAfter: 60 });
});

test('refused tries do not make the wait longer', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock, database);
  await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take(LIMIT, 'a')));
  clock.advance(59_000);
  await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({ retryAfter: 1 });
  clock.advance(1_000);
  await expect(limiter.take(LIMIT, 'a')).resolves.toBeUndefined();
});

test('of fifty tries at once exactly ten pass a limit of ten, in one process or two', async () => {
  const limit = { ...LIMIT, tries: 10 };
  const clock = createFakeClock();
  const one = createRateLimiter(clock, database);
  const other = createRateLimiter(clock, elsewhere.database);
  const alone = Array.from({ length: 50 }, () => one.take(limit, 'a'));
  expect(passed(await Promise.allSettled(alone))).toBe(10);
  const together = Array.from({ length: 50 }, (_, index) => [one, other][index % 2]?.take(limit, 'b'));
  expect(passed(await Promise.allSettled(together.map((tried) => Promise.resolve(tried))))).toBe(10);
});

test('an expired window is restarted once, with any number of concurrent attempts', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock, database);
  await Promise.allSettled(Array.from({ length: 10 }, () => limiter.take(LIMIT, 'a')));
  clock.advance(60_000);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take(LIMIT, 'a')));
  expect(passed(tries)).toBe(3);
});

test('a success wipes the slate', async () => {
  const limiter = createRateLimiter(createFakeClock(), database);
  for (let index = 0; index < 3; index += 1) await limiter.take(LIMIT, 'a');
  await limiter.forget(LIMIT, 'a');
  for (let index = 0; index < 3; index += 1) await limiter.take(LIMIT, 'a');
  await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('of several limits each counts only what those before it let pass', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock, database);
  const narrow = { name: 'from an address', tries: 2, seconds: 30 };
  const tries = [
    [narrow, 'one address'],
    [LIMIT, 'a'],
  ] as const;
  for (let index = 0; index < 2; index += 1) await limiter.takeAll(tries);
  for (let index = 0; index < 20; index += 1) {
    await expect(limiter.takeAll(tries)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 30 });
  }
  await limiter.takeAll([
    [narrow, 'another address'],
    [LIMIT, 'a'],
  ]);
  await expect(
    limiter.takeAll([
      [narrow, 'a third'],
      [LIMIT, 'a'],
    ]),
  ).rejects.toMatchObject({ retryAfter: 60 });
});

test('of fifty concurrent requests under several limits exactly as many pass as each allows, without a deadlock', async () => {
  const limiters = [database, elsewhere.database].map((one) => createRateLimiter(createFakeClock(), one));
  const wide = { name: 'from an address', tries: 30, seconds: 60 };
  const tries = [
    [wide, 'one address'],
    [LIMIT, 'a'],
  ] as const;
  const taken = Array.from({ length: 50 }, (_, index) => present(limiters[index % 2]).takeAll(tries));
  const forgotten = Array.from({ length: 20 }, (_, index) =>
    present(limiters[index % 2]).forgetAll([
      [LIMIT, 'b'],
      [wide, 'c'],
    ]),
  );
  expect(passed(await Promise.allSettled(taken))).toBe(3);
  await Promise.all(forgotten);
});

test('a success wipes the slates of several limits, and of no other', async () => {
  const limiter = createRateLimiter(createFakeClock(), database);
  const other = { ...LIMIT, name: 'register' };
  for (let index = 0; index < 3; index += 1)
    await limiter.takeAll([
      [LIMIT, 'a'],
      [other, 'a'],
    ]);
  await limiter.take(LIMIT, 'b');
  await limiter.forgetAll([
    [LIMIT, 'a'],
    [other, 'a'],
  ]);
  expect(await countWindows()).toBe(1);
  await limiter.takeAll([
    [LIMIT, 'a'],
    [other, 'a'],
  ]);
});

test('no email and no address is stored, only a hash', async () => {
  const limiter = createRateLimiter(createFakeClock(), database);
  await limiter.take(LIMIT, '192.0.2.7 hana@michi.example');
  const rows = await database.selectFrom('rate_limit_windows').selectAll().execute();
  expect(rows.map(({ key_hash }) => key_hash.length)).toEqual([32]);
  expect(Buffer.concat(rows.map(({ key_hash }) => key_hash)).toString('latin1')).not.toContain('hana');
});

test('expired windows are deleted, the others stay', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock, database);
  for (const key of ['a', 'b', 'c']) await limiter.take(LIMIT, key);
  await limiter.take({ ...LIMIT, name: 'long', seconds: 3_600 }, 'd');
  expect(await countWindows()).toBe(4);
  clock.advance(61_000);
  await limiter.take(LIMIT, 'e');
  expect(await countWindows()).toBe(2);
});

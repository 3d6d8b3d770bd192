import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { createFakeClock, createFakeRandom } from '../../test/fakes.ts';
import { createIds } from './ids.ts';

const MOMENT = '2026-11-20T03:00:00.000Z';

/** The milliseconds since 1970 in the first 48 bits of an id. */
function millisecondsOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

test('an id is a UUID of version 7 that begins with the time of the clock', () => {
  const clock = createFakeClock(MOMENT);
  const ids = createIds(clock, createFakeRandom());
  const id = ids.next();
  expect(validate(id)).toBe(true);
  expect(version(id)).toBe(7);
  expect(millisecondsOf(id)).toBe(Date.parse(MOMENT));
  clock.advance(1);
  expect(millisecondsOf(ids.next())).toBe(Date.parse(MOMENT) + 1);
});

test('ids ascend within a millisecond, and after the clock is set back', () => {
  const clock = createFakeClock(MOMENT);
  const ids = createIds(clock, createFakeRandom());
  const made = Array.from({ length: 500 }, () => ids.next());
  clock.set('2026-11-19T03:00:00.000Z');
  made.push(ids.next(), ids.next());
  clock.set('2026-11-21T03:00:00.000Z');
  made.push(ids.next());
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
});

test('two generators at the same time differ', () => {
  const clock = createFakeClock(MOMENT);
  const [first, second] = ['first', 'second'].map((seed) => createIds(clock, createFakeRandom(seed)).next());
  expect(first).not.toBe(second);
});

test('the same clock and randomness give the same ids', () => {
  const next = () => createIds(createFakeClock(MOMENT), createFakeRandom()).next();
  expect(next()).toBe(next());
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { operatorMoment, readDay, readMoment } from './moments.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', '2026-11-27 17:30 JST'],
  ['Asia/Tokyo', '2026-11-27 17:30 JST'],
  ['UTC', '2026-11-27 08:30 UTC'],
  ['Europe/Berlin', '2026-11-27 09:30 Europe/Berlin'],
])('with TZ=%s an operator reads %s, with its zone', (zone, text) => {
  vi.stubEnv('TZ', zone);
  expect(operatorMoment('2026-11-27T08:30:59.999Z')).toBe(text);
  expect(operatorMoment(new Date('2026-11-27T08:30:00Z'))).toBe(text);
});

describe('what an operator types', () => {
  test.each([
    ['2026-11-27T17:30', '2026-11-27T08:30:00.000Z'],
    ['2026-11-27 17:30', '2026-11-27T08:30:00.000Z'],
    ['2026-11-27T17:30Z', '2026-11-27T17:30:00.000Z'],
    ['2026-11-27T17:30:15+02:00', '2026-11-27T15:30:15.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment('--starts-at', text).toISOString()).toBe(moment);
  });

  test.each(['tomorrow', '2026-02-30T10:00', '2026-11-27', '2026-11-27T25:00', ''])(
    '"%s" is an invalid moment',
    (text) => {
      expect(() => readMoment('--starts-at', text)).toThrow('--starts-at is not a moment');
    },
  );

  test.each(['2026-02-30', '1.4.2027', ''])('"%s" is an invalid day', (text) => {
    expect(() => readDay('--joining-date', text)).toThrow('--joining-date is not a day');
  });
});

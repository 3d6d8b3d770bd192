import { expect, test } from 'vitest';
import { candidateFault } from './candidates.ts';

const surroundings = {
  isRequired: false,
  before: ['2026-11-30T10:00'],
  timeZone: 'Asia/Tokyo',
  now: new Date('2026-11-20T01:00:00Z'),
};

test.each([
  ['', null],
  ['2026-11-30T', 'incomplete'],
  ['T10:00', 'incomplete'],
  ['2026-02-30T10:00', 'incomplete'],
  ['2026-11-20T10:00', 'past'],
  ['2026-11-20T10:01', null],
  ['2026-11-30T10:00', 'twice'],
  ['2026-11-30T10:30', null],
] as const)('finds of %o: %s', (candidate, fault) => {
  expect(candidateFault(candidate, surroundings)).toBe(fault);
});

test('requires the first one', () => {
  expect(candidateFault('', { ...surroundings, isRequired: true })).toBe('missing');
});

test('judges the past by the clock of the zone', () => {
  expect(candidateFault('2026-11-20T09:00', { ...surroundings, timeZone: 'America/New_York' })).toBeNull();
});

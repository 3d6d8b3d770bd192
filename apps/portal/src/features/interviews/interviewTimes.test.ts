import { expect, test } from 'vitest';
import { candidateFault, clashesWith, sharedMinutes } from './interviewTimes.ts';

const span = (from: string, to: string) => ({
  startsAt: `2026-11-27T${from}:00.000Z`,
  endsAt: `2026-11-27T${to}:00.000Z`,
});
const interview = span('08:30', '09:15');

test.each([
  ['08:00', '08:30', 0],
  ['09:15', '10:00', 0],
  ['08:00', '08:31', 1],
  ['09:00', '10:30', 15],
  ['08:40', '08:50', 10],
  ['08:00', '10:00', 45],
])('from %s to %s shares %i minutes with an interview from 8:30 to 9:15', (from, to, minutes) => {
  const other = { id: 'other', title: 'Seminar', ...span(from, to) };
  expect(sharedMinutes(interview, other)).toBe(minutes);
  expect(clashesWith([other], interview)).toHaveLength(minutes === 0 ? 0 : 1);
});

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

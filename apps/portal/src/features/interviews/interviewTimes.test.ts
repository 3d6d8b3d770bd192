import { expect, test } from 'vitest';
import { clashesWith, sharedMinutes } from './interviewTimes.ts';

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

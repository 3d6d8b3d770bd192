import { expect, test } from 'vitest';
import { createCalendar } from './calendar.ts';
import { makeSeminars } from './makeSeminars.ts';
import { seedId } from './seedId.ts';

const parts = {
  universityId: 'university',
  companyId: (name: string) => name,
  hanaId: 'hana',
  alexId: 'alex',
};

test.each([
  ['in the morning', '2026-11-27T10:10:00+09:00', '2026-11-27T11:00:00+09:00'],
  ['on the half hour', '2026-11-27T10:30:00+09:00', '2026-11-27T11:00:00+09:00'],
  ['before the last half hour', '2026-11-27T17:00:00+09:00', '2026-11-27T17:30:00+09:00'],
  ['after it', '2026-11-27T17:01:00+09:00', '2026-11-28T10:00:00+09:00'],
  ['late in the evening', '2026-11-27T23:40:00+09:00', '2026-11-28T10:00:00+09:00'],
  ['in the night', '2026-11-28T02:20:00+09:00', '2026-11-28T10:00:00+09:00'],
  ['early in the morning', '2026-11-28T08:20:00+09:00', '2026-11-28T09:00:00+09:00'],
])('a seminar that begins soon is at a time of day, seeded %s', (_, now, starts) => {
  const { seminars } = makeSeminars(createCalendar(new Date(now)), parts);
  const soon = seminars.find(({ id }) => id === seedId('seminar', 0x7008));
  expect(soon?.starts_at).toEqual(new Date(starts));
});

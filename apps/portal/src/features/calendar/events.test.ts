import type { CalendarEvent } from '@michi/api/user';
import { expect, test } from 'vitest';
import { daysOf, findClashes, shortTitleOf } from './events.ts';

const days = (startsAt: string, endsAt: string | null) => daysOf({ startsAt, endsAt }, 'Asia/Tokyo');

test('an event is on every day from its start to its end, in the time zone of the student', () => {
  expect(days('2026-11-24T01:00:00.000Z', '2026-11-26T08:00:00.000Z')).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
  expect(days('2026-11-24T14:30:00.000Z', '2026-11-24T15:30:00.000Z')).toEqual(['2026-11-24', '2026-11-25']);
});

test('an event that ends at midnight is not on the next day', () => {
  expect(days('2026-11-24T01:00:00.000Z', '2026-11-24T15:00:00.000Z')).toEqual(['2026-11-24']);
  expect(days('2026-11-24T15:00:00.000Z', '2026-11-25T15:00:00.000Z')).toEqual(['2026-11-25']);
  expect(days('2026-11-24T01:00:00.000Z', null)).toEqual(['2026-11-24']);
});

const event = (id: string, from: string, to: string | null, isAllDay = false): CalendarEvent => ({
  id,
  kind: 'OTHER',
  title: id,
  titleJp: null,
  organizer: null,
  isAllDay,
  startsAt: `2026-11-27T${from}:00.000Z`,
  endsAt: to === null ? null : `2026-11-27T${to}:00.000Z`,
  isUnanswered: false,
  style: null,
  place: null,
  placeJp: null,
  link: null,
  path: null,
  applicationPath: null,
});
const now = new Date('2026-11-20T00:00:00Z');
const clashesOf = (events: readonly CalendarEvent[], at = now) =>
  findClashes(events, at).map(({ first, second, minutes }) => [first.id, second.id, minutes]);

test('lists overlapping events, with the shared minutes', () => {
  expect(clashesOf([event('b', '09:00', '10:30'), event('a', '08:30', '09:15')])).toEqual([['a', 'b', 15]]);
  expect(clashesOf([event('a', '08:00', '12:00'), event('b', '09:00', '09:30')])).toEqual([['a', 'b', 30]]);
});

test('ignores events that only touch, have no length, take the whole day, or are over', () => {
  expect(
    clashesOf([
      event('a', '08:00', '09:00'),
      event('b', '09:00', '10:00'),
      event('c', '08:30', null),
      event('d', '00:00', '23:00', true),
    ]),
  ).toEqual([]);
  const later = new Date('2026-11-28T00:00:00Z');
  expect(clashesOf([event('a', '08:30', '09:15'), event('b', '09:00', '10:30')], later)).toEqual([]);
});

test.each([
  ['INTERVIEW', 'Isobe Market'],
  ['DEADLINE', 'Isobe Market'],
  ['RESULT_EXPECTED', 'Isobe Market'],
  ['SEMINAR', 'Robots'],
] as const)('the short title of a %s is %s', (kind, name) => {
  const organizer = { type: 'COMPANY', id: 'isobe', name: 'Isobe Market', nameJp: null } as const;
  const robots = { ...event('Robots', '01:00', '02:00'), kind };
  expect(shortTitleOf({ ...robots, organizer }, 'en')).toBe(name);
  expect(shortTitleOf(robots, 'en')).toBe('Robots');
});

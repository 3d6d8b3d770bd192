import type { Notification } from '@michi/api/notification';
import { expect, test } from 'vitest';
import { byDay } from './byDay.ts';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  group: 'JOBS',
  kind: 'ANNOUNCEMENT',
  title: 'A word',
  titleJp: null,
  body: null,
  bodyJp: null,
  link: '/student/news',
  applicationLink: null,
  createdAt,
  readAt: null,
});

const list = ['2026-11-20T00:30:00.000Z', '2026-11-19T14:59:00.000Z', '2026-11-10T08:00:00.000Z'].map(at);
const daysIn = (timeZone: string) =>
  byDay(list, new Date('2026-11-20T01:00:00Z'), timeZone).map(({ daysAgo, notifications }) => [
    daysAgo,
    notifications.length,
  ]);

test('counts days as the zone of the student does', () => {
  expect(daysIn('Asia/Tokyo')).toEqual([
    [0, 1],
    [1, 1],
    [10, 1],
  ]);
  // In New York it is still the evening of the 19th, and both are of that day.
  expect(daysIn('America/New_York')).toEqual([
    [0, 2],
    [9, 1],
  ]);
});

test('counts a notification with a future time as today', () => {
  const [day] = byDay([at('2026-11-20T20:00:00.000Z')], new Date('2026-11-20T14:00:00Z'), 'Asia/Tokyo');
  expect(day?.daysAgo).toBe(0);
});

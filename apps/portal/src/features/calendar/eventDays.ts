import type { CalendarEvent } from '@michi/api/user';
import { daysLater, type Day } from '../../shared/format/days.ts';
import { dayIn } from '../../shared/format/zonedTime.ts';

/** The days an event is on in a time zone. An end at midnight is the end of the day before. */
export const daysOf = (
  { startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>,
  timeZone: string,
): readonly Day[] => {
  const first = dayIn(startsAt, timeZone);
  if (endsAt === null) return [first];
  const last = dayIn(new Date(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1)), timeZone);
  const days = [first];
  for (let day = daysLater(first, 1); day <= last; day = daysLater(day, 1)) days.push(day);
  return days;
};

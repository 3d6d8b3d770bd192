import { ianaTimeZone, dateTimeFormat } from '../../shared/format/dates.ts';

/** What to wish somebody at an hour. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day it is in a zone: morning from 4 to 11, evening from 18 on and through the night. */
export const partOfDay = (now: Date, timeZone: string): PartOfDay => {
  const parts = dateTimeFormat('en', {
    timeZone: ianaTimeZone(timeZone),
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value ?? 0);
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'afternoon';
};

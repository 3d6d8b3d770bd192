/** The days of the demo, counted from the day it is seeded in Tokyo. */
export interface Calendar {
  /** A moment so many days from today, at a time of day in Tokyo. */
  at(days: number, hour: number, minute?: number): Date;
  /** A day so many days from today, `YYYY-MM-DD`. */
  day(days: number): string;
  /** The next Monday at or after so many days from today, `YYYY-MM-DD`. */
  monday(days: number): string;
  /** The next such day of a year, at or after a day, `YYYY-MM-DD`. */
  next(monthAndDay: string, from?: string): string;
  /** The moment of seeding. */
  readonly now: Date;
  /** The March in which the students of the demo graduate. */
  readonly graduationYear: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Japan has one zone, nine hours ahead of UTC, and no summer time. */
const JAPAN = 9 * 60 * 60 * 1000;

/** @param now the moment of seeding */
export function createCalendar(now: Date): Calendar {
  const today = Math.floor((now.getTime() + JAPAN) / DAY) * DAY;
  const local = new Date(today);
  const day = (days: number) => new Date(today + days * DAY).toISOString().slice(0, 10);
  return {
    at: (days, hour, minute = 0) => new Date(today - JAPAN + days * DAY + (hour * 60 + minute) * 60_000),
    day,
    monday: (days) => {
      const weekday = new Date(today + days * DAY).getUTCDay();
      return day(days + ((8 - weekday) % 7));
    },
    next: (monthAndDay, from = day(0)) => {
      const year = Number(from.slice(0, 4));
      const first = `${year}-${monthAndDay}`;
      return first >= from ? first : `${year + 1}-${monthAndDay}`;
    },
    now,
    // Japanese students graduate in March; from April on the next class is looking for work.
    graduationYear: local.getUTCFullYear() + (local.getUTCMonth() >= 3 ? 1 : 0),
  };
}

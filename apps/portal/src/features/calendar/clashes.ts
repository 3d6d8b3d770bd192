import type { CalendarEvent } from '@michi/api/user';

export interface Clash {
  readonly first: CalendarEvent;
  readonly second: CalendarEvent;
  /** Whole minutes that they share. */
  readonly minutes: number;
}

type Timed = CalendarEvent & { readonly endsAt: string };

/** Whether an event takes the student's time: not a moment and not a whole day. */
const takesTime = (event: CalendarEvent): event is Timed => event.endsAt !== null && !event.isAllDay;

/** Overlapping future events, the earliest first. */
export const findClashes = (events: readonly CalendarEvent[], now: Date): readonly Clash[] => {
  const timed = events
    .filter(takesTime)
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return timed.flatMap((first, index) =>
    timed
      .slice(index + 1)
      .filter((second) => Date.parse(second.startsAt) < Date.parse(first.endsAt))
      .map((second) => ({
        first,
        second,
        minutes: Math.round(
          (Math.min(Date.parse(first.endsAt), Date.parse(second.endsAt)) - Date.parse(second.startsAt)) /
            60_000,
        ),
      })),
  );
};

import type { Language } from '@michi/api/session';
import type { CalendarEvent } from '@michi/api/user';
import { daysLater, type Day, dayIn } from '../../shared/format/dates.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';

/** Unique key of an event: an interview may occur twice, as itself and as its response deadline. */
export const keyOf = ({ kind, id }: CalendarEvent): string => `${kind}-${id}`;

export const titleOf = (event: CalendarEvent, language: Language): string =>
  pickBilingual(event, 'title', language);

/** Kinds that are named by their organizer alone where there is little room; their icon shows the kind. */
const namedByOrganizer: readonly string[] = ['INTERVIEW', 'DEADLINE', 'RESULT_EXPECTED'];

/** The title of an event where there is little room. */
export const shortTitleOf = (event: CalendarEvent, language: Language): string =>
  event.organizer !== null && namedByOrganizer.includes(event.kind)
    ? pickBilingual(event.organizer, 'name', language)
    : titleOf(event, language);

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

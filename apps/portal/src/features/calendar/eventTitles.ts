import type { CalendarEvent } from '@michi/api/user';
import type { Language } from '@michi/api/session';
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

import ical, {
  ICalAlarmType,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';
import type { CalendarEntry, EventKind } from '../../../platform/calendar/calendarSource.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

/** Seconds before a deadline. */
const REMINDER = 24 * 60 * 60;

/** Seconds after which an application refreshes (RFC 7986, section 5.7). */
const REFRESH = 60 * 60;

/** Kinds that do not occupy the student. */
const FREE: readonly EventKind[] = ['DEADLINE', 'RESULT_EXPECTED'];

export interface FileReader {
  readonly language: Language;
  /** `JST` or a name of the IANA database. */
  readonly timezone: string;
  /** The absolute address of a path of the portal. */
  readonly linkTo: (path: string) => string;
}

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, so that no time zone rule can move them; whole days are days
 * of the reader's zone. An event has the same id in every file.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { language, timezone, linkTo }: FileReader,
  now: Date,
): string {
  const messages = MESSAGES[language];
  const calendar = ical({
    name: messages.name,
    description: messages.description,
    prodId: { company: 'Michi', product: 'Calendar', language: language === 'jp' ? 'JA' : 'EN' },
    ttl: REFRESH,
  });
  for (const entry of entries) addEvent(calendar, entry, { language, timezone, linkTo }, now);
  return calendar.toString();
}

function addEvent(calendar: ICalCalendar, entry: CalendarEntry, reader: FileReader, now: Date): void {
  const { kind, id, isAllDay, startsAt, endsAt, revision, link } = entry;
  const dateOf = (moment: string) =>
    isAllDay ? new Date(`${dayAt(new Date(moment), reader.timezone)}T00:00:00Z`) : new Date(moment);
  const isTentative = entry.isTentative === true || (entry.isUnanswered && kind !== 'DEADLINE');
  const event = calendar.createEvent({
    id: `${kind.toLowerCase().replace('_', '-')}-${id}@michi`,
    sequence: revision ?? 0,
    stamp: now,
    start: dateOf(startsAt),
    ...(endsAt === null ? {} : { end: dateOf(endsAt) }),
    allDay: isAllDay,
    status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency:
      isAllDay || FREE.includes(kind) ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: inLanguage(reader, entry.title, entry.titleJp),
    description: description(entry, reader),
    location: inLanguage(reader, entry.place, entry.placeJp) ?? link,
    url: entry.path === null ? link : reader.linkTo(entry.path),
  });
  if (kind === 'DEADLINE') event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER });
}

function description(
  { isUnanswered, organizer, link, path, applicationPath }: CalendarEntry,
  { language, linkTo }: FileReader,
): string {
  const messages = MESSAGES[language];
  const line = (name: 'with' | 'join' | 'open' | 'application', value: string | null) =>
    value === null ? [] : [messages[name].replace('{value}', () => value)];
  const name = organizer === null ? null : ((language === 'jp' ? organizer.nameJp : null) ?? organizer.name);
  return [
    ...(isUnanswered ? [messages.unanswered] : []),
    ...line('with', name),
    ...line('join', link),
    ...line('open', path === null ? null : linkTo(path)),
    ...line(
      'application',
      applicationPath === undefined || applicationPath === path ? null : linkTo(applicationPath),
    ),
  ].join('\n');
}

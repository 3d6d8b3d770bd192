import type { CalendarEvent } from '@michi/api/user';
import { EventCalendar } from '@michi/design-system/event-calendar';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayIn } from '../../../shared/format/dates.ts';
import { useCalendarDates, ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { daysOf, keyOf, shortTitleOf } from '../events.ts';
import { kindStyles } from '../kinds.ts';
import { useEventTimes } from '../useEventTimes.ts';
import { useHolidays } from '../../../shared/format/useHolidays.ts';

export interface EventGridProps {
  readonly view: 'month' | 'week';
  readonly day: Day;
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  readonly onOpen: (key: string) => void;
}

/** A month or a week as a grid, for wide screens. Its library is loaded when it is first shown. */
export default function EventGrid({ view, day, timeZone, events, onOpen }: EventGridProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const now = useContext(ClockContext);
  const { tag, firstDay } = useCalendarDates();
  const timesOf = useEventTimes();
  return (
    <EventCalendar
      view={view}
      day={day}
      timeZone={timeZone}
      lang={tag}
      firstDay={firstDay}
      now={now}
      onOpen={onOpen}
      allDayLabel={t('allDay')}
      weekLabel={t('views.week')}
      holidays={useHolidays()}
      items={events.map((event) => {
        const times = timesOf(event);
        const days = daysOf(event, timeZone);
        const isWeek = view === 'week';
        const partTimes = {
          first: isWeek ? timesOf(event, days[0]).whole : times.begins,
          between: isWeek ? t('allDay') : undefined,
          last: timesOf(event, days.at(-1)).whole,
        };
        return {
          id: keyOf(event),
          title: shortTitleOf(event, language),
          kind: labels(`calendarEventKind.${event.kind}`),
          ...kindStyles[event.kind],
          time: view === 'month' ? times.begins : times.whole,
          day: dayIn(event.startsAt, timeZone),
          startsAt: event.startsAt,
          endsAt: event.endsAt,
          isAllDay: event.isAllDay,
          ...(days.length > 1 && !event.isAllDay && { partTimes }),
          waiting: event.isUnanswered ? t('waiting') : undefined,
        };
      })}
    />
  );
}

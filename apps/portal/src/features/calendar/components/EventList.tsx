import type { CalendarEvent } from '@michi/api/user';
import { Agenda } from '@michi/design-system/agenda';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { Day } from '../../../shared/format/days.ts';
import { daysOf } from '../eventDays.ts';
import { keyOf, titleOf } from '../eventTitles.ts';
import { kindLooks } from '../kinds.ts';
import { useCalendarDates } from '../../../shared/format/useCalendarDates.ts';
import { useEventTimes } from '../useEventTimes.ts';
import { useHolidays } from '../useHolidays.ts';

export interface EventListProps {
  /** Names the list, such as "November 2026". */
  readonly label: string;
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  readonly toEvent: (key: string) => string;
}

/** Events by day, with the public holidays between. */
export function EventList({ label, today, from, to, timeZone, events, toEvent }: EventListProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const dates = useCalendarDates();
  const timesOf = useEventTimes();
  const holidays = useHolidays();
  const onDays = events.flatMap((event) =>
    daysOf(event, timeZone)
      .filter((date) => date >= from && date <= to)
      .map((date) => ({ date, event })),
  );
  const withEvents = Map.groupBy(onDays, ({ date }) => date);
  const shown = new Set([
    ...withEvents.keys(),
    ...[...holidays.keys()].filter((date) => date >= from && date <= to),
  ]);
  const byDay = [...shown].toSorted((left, right) => left.localeCompare(right));
  const days = byDay.map((date, index) => ({
    date,
    on: (withEvents.get(date) ?? []).map(({ event }) => event),
    isNewMonth: date.slice(0, 7) !== byDay[index - 1]?.slice(0, 7),
  }));
  return (
    <Card>
      <Agenda
        label={label}
        days={days.map(({ date, on, isNewMonth }) => ({
          date,
          weekday: date === today ? t('today') : dates.weekday(date),
          day: String(Number(date.slice(8))),
          today: date === today,
          ...(isNewMonth && { title: dates.month(date) }),
          note: holidays.get(date),
          items: on.map((event) => {
            const { tone, icon } = kindLooks[event.kind];
            const place =
              event.style === 'ONLINE' ? t('event.online') : pickBilingual(event, 'place', language);
            return {
              id: keyOf(event),
              title: titleOf(event, language),
              note: (
                <Inline as="span" gap="xsmall">
                  <Inline as="span" gap="xsmall" wrap={false} align="start">
                    <Icon icon={icon} size="small" />
                    <span>
                      {format.list([
                        labels(`calendarEventKind.${event.kind}`),
                        timesOf(event, date).whole ?? t('allDay'),
                        place,
                      ])}
                    </span>
                  </Inline>
                  {event.isUnanswered && <Badge tone="deadline">{t('event.waiting')}</Badge>}
                </Inline>
              ),
              tone,
              link: <Link to={toEvent(keyOf(event))} />,
            };
          }),
        }))}
      />
    </Card>
  );
}

import type { CalendarEvent } from '@michi/api/user';
import { Agenda } from '@michi/design-system/agenda';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Day, dayIn } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useCalendarDates, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { safeNext } from '../../../shared/navigation/paths.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { OutsideLink } from '../../../shared/ui/text/RichText.tsx';
import { daysOf, keyOf, titleOf } from '../events.ts';
import { kindStyles } from '../kinds.ts';
import { useEventTimes } from '../useEventTimes.ts';
import { useHolidays } from '../../../shared/format/useHolidays.ts';

interface EventListProps {
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
  const listedDates = new Set([
    ...withEvents.keys(),
    ...[...holidays.keys()].filter((date) => date >= from && date <= to),
  ]);
  const byDay = [...listedDates].toSorted((left, right) => left.localeCompare(right));
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
            const { tone, icon } = kindStyles[event.kind];
            const location =
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
                        location,
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

interface EventDialogProps {
  readonly event: CalendarEvent;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** One event: title, time, place and people, and a link to its page. */
export function EventDialog({ event, timeZone, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const times = useEventTimes()(event);
  const location = pickBilingual(event, 'place', language);
  // The service may be run by somebody else: only links within the portal are followed.
  const page = safeNext(event.path);
  const application = safeNext(event.applicationPath);
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={titleOf(event, language)}
      {...(page !== null && {
        footer: (
          <>
            {application !== null && application !== page && (
              <LinkButton to={application}>{labels('application.open')}</LinkButton>
            )}
            <LinkButton variant="primary" to={page}>
              {t('event.open')}
            </LinkButton>
          </>
        ),
      })}
    >
      <Stack gap="medium">
        <Inline gap="xsmall">
          <Badge tone="neutral">{labels(`calendarEventKind.${event.kind}`)}</Badge>
          {event.isUnanswered && <Badge tone="deadline">{t('event.waiting')}</Badge>}
        </Inline>
        <DescriptionList
          layout="rows"
          items={[
            {
              term: t('event.when'),
              value: format.longDate(dayIn(event.startsAt, timeZone)),
              note: times.whole ?? t('allDay'),
            },
            ...(event.organizer === null
              ? []
              : [{ term: t('event.with'), value: pickBilingual(event.organizer, 'name', language) }]),
            ...(event.style === null && location === null
              ? []
              : [
                  {
                    term: t('event.where'),
                    value: format.list([event.style === 'OFFLINE' ? null : t('event.online'), location]),
                    ...(event.link !== null && {
                      note: <OutsideLink href={event.link}>{t('event.join')}</OutsideLink>,
                    }),
                  },
                ]),
          ]}
        />
      </Stack>
    </OpenDialog>
  );
}

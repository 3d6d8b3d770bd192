import type { Seminar } from '@michi/api/seminar';
import { useShowCalendar, type CalendarEvent } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarCheck2, Globe } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { dayIn } from '../../../shared/format/dates.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { DayTile } from '../../../shared/ui/detail/DeadlineBadge.tsx';

interface SeminarTimeProps {
  readonly seminar: Seminar;
  readonly level: HeadingLevel;
}

/** Time of a seminar in the student's named time zone, and other events at that time. */
export function SeminarTime({ seminar, level }: SeminarTimeProps) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { cancelledAt, startsAt, endsAt } = seminar;
  const { timeZone, zoneName } = useTimeZone(startsAt);
  const isOver = cancelledAt !== null || Date.parse(endsAt) <= now().getTime();
  const clashes = useClashes(seminar, !isOver);
  const isOneDay = dayIn(startsAt, timeZone) === dayIn(endsAt, timeZone);
  return (
    <Stack gap="small">
      <Inline gap="medium" wrap={false}>
        <DayTile instant={startsAt} quiet={isOver} />
        <Stack gap="xxsmall" grow>
          <Heading level={level} size="large">
            {format.times(format.time(startsAt), isOneDay ? format.time(endsAt) : format.dateAndTime(endsAt))}
          </Heading>
          <Text size="small">{format.longDate(startsAt)}</Text>
          {zoneName !== null && (
            <Inline gap="xxsmall" wrap={false} align="start">
              <Icon icon={Globe} size="small" />
              <Text as="span" size="small">
                {t('time.zone', { zone: zoneName })}
              </Text>
            </Inline>
          )}
          {clashes?.length === 0 && (
            <Inline gap="xxsmall" wrap={false} align="start">
              <Icon icon={CalendarCheck2} size="small" />
              <Text as="span" size="small">
                {t('time.noClash')}
              </Text>
            </Inline>
          )}
        </Stack>
      </Inline>
      {clashes !== null && clashes.length > 0 && (
        <Alert tone="warning" silent title={t('time.clash')}>
          <Stack as="ul" gap="xxsmall">
            {clashes.map(({ id, title, startsAt: from, endsAt: to }) => (
              <li key={id}>{format.list([title, format.times(format.time(from), format.time(to))])}</li>
            ))}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

const day = 24 * 60 * 60 * 1000;

/** An event at the time of a seminar. */
interface Clash {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether an event takes the student's time: not a deadline and not an expected result. */
const takesTime = (event: CalendarEvent): event is CalendarEvent & { endsAt: string } =>
  event.endsAt !== null && !event.isAllDay && event.kind !== 'DEADLINE' && event.kind !== 'RESULT_EXPECTED';

const overlaps = (one: { startsAt: string; endsAt: string }, other: { startsAt: string; endsAt: string }) =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/**
 * Other events of the student at the time of a seminar.
 * @param isWanted false to skip the request
 * @returns null while unknown, also if the calendar fails: then nothing is shown
 */
function useClashes(seminar: Seminar, isWanted: boolean): readonly Clash[] | null {
  const { language } = useLanguage();
  const { timeZone } = useTimeZone(seminar.startsAt);
  const { id, application, startsAt, endsAt } = seminar;
  const { data } = useShowCalendar(
    {
      dateRange: [
        dayIn(new Date(Date.parse(startsAt) - day), timeZone),
        dayIn(new Date(Date.parse(endsAt) + day), timeZone),
      ],
    },
    { query: { enabled: isWanted, retry: false, refetchInterval: false } },
  );
  if (!isWanted || data === undefined) return null;
  return data.events
    .filter(takesTime)
    .filter((event) => event.id !== id && event.id !== application?.id && overlaps(event, seminar))
    .map((event) => ({
      id: `${event.kind}-${event.id}`,
      title: pickBilingual(event, 'title', language),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
    }));
}

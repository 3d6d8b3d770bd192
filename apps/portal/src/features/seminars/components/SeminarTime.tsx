import type { Seminar } from '@michi/api/seminar';
import { Alert } from '@michi/design-system/alert';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarCheck2, Globe } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { DayTile } from '../../../shared/ui/detail/DayTile.tsx';
import { useClashes } from '../useClashes.ts';

export interface SeminarTimeProps {
  readonly seminar: Seminar;
  readonly level: HeadingLevel;
}

/** Time of a seminar in the student's named time zone, and other events at that time. */
export function SeminarTime({ seminar, level }: SeminarTimeProps) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { cancelledAt, startsAt, endsAt } = seminar;
  const { timeZone, words } = useTimeZone(startsAt);
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
          <Inline gap="xxsmall" wrap={false} align="start">
            <Icon icon={Globe} size="small" />
            <Text as="span" size="small">
              {t('time.zone', { zone: words })}
            </Text>
          </Inline>
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

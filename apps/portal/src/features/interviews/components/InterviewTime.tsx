import { getInterviewFileUrl, type Interview } from '@michi/api/job';
import { DateTile } from '@michi/design-system/date-tile';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Globe } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { dateTimeFormat } from '../../../shared/format/intlFormats.ts';

/** When it is, in the student's zone, with the zone named and a way into the student's own calendar. */
export function InterviewTime({ interview }: { readonly interview: Interview }) {
  const { t, i18n } = useTranslation('interviews');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { id, startsAt, endsAt, status, result } = interview;
  const { timeZone, words } = useTimeZone(startsAt);
  const date = dayIn(startsAt, timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(i18n.language, { timeZone, ...options }).format(new Date(startsAt));
  const isOff = status === 'DENIED' || status === 'CANCELLED' || result !== null;
  const isOver = Date.parse(endsAt) <= now().getTime();
  return (
    <Inline gap="medium" justify="between">
      <Inline gap="medium" wrap={false}>
        <DateTile
          date={date}
          month={part({ month: 'short' })}
          day={String(Number(date.slice(8)))}
          weekday={part({ weekday: 'long' })}
          quiet={isOff || isOver}
        />
        <Stack gap="xxsmall">
          <Inline gap="xsmall" align="center">
            <Heading level={2} size="heading">
              {format.times(format.time(startsAt), format.time(endsAt))}
            </Heading>
            <Text as="span" tone="soft">
              {t('time.minutes', { count: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) })}
            </Text>
          </Inline>
          <Inline gap="xxsmall" wrap={false} align="start">
            <Icon icon={Globe} size="small" />
            <Text as="span" size="small">
              {t('time.zone', { zone: words })}
            </Text>
          </Inline>
        </Stack>
      </Inline>
      {!isOff && !isOver && (
        <DownloadButton
          path={getInterviewFileUrl(id)}
          fileName={`interview-${date}.ics`}
          workingLabel={t('time.downloading')}
        >
          {t('time.download')}
        </DownloadButton>
      )}
    </Inline>
  );
}

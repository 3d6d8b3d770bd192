import { getCounsellingCalendarFileUrl, type Counselling } from '@michi/api/university';
import { DateTile } from '@michi/design-system/date-tile';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { ZoneNote } from './ZoneNote.tsx';
import { dateTimeFormat } from '../../../shared/format/intlFormats.ts';

export interface AppointmentTimeProps {
  readonly counselling: Counselling;
  /** It is still to come. */
  readonly isAhead: boolean;
}

/**
 * Time of an appointment, in the student's zone, with the zone's name and a download for the student's own calendar.
 */
export function AppointmentTime({ counselling: { id, startsAt, endsAt }, isAhead }: AppointmentTimeProps) {
  const { t, i18n } = useTranslation('career-office');
  const format = useFormat();
  const { timeZone, words } = useTimeZone(startsAt);
  const date = dayIn(startsAt, timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(i18n.language, { timeZone, ...options }).format(new Date(startsAt));
  return (
    <Inline gap="medium" justify="between">
      <Inline gap="medium" wrap={false}>
        <DateTile
          date={date}
          month={part({ month: 'short' })}
          day={String(Number(date.slice(8)))}
          weekday={part({ weekday: 'long' })}
          quiet={!isAhead}
        />
        <Stack gap="xxsmall">
          <Inline gap="xsmall" align="center">
            <Heading level={2} size="heading">
              {t('time.range', { from: format.time(startsAt), to: format.time(endsAt) })}
            </Heading>
            <Text as="span" tone="soft">
              {t('time.minutes', { count: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) })}
            </Text>
          </Inline>
          <ZoneNote zone={words} />
        </Stack>
      </Inline>
      {isAhead && (
        <DownloadButton
          path={getCounsellingCalendarFileUrl(id)}
          fileName={`appointment-${date}.ics`}
          workingLabel={t('time.downloading')}
        >
          {t('time.download')}
        </DownloadButton>
      )}
    </Inline>
  );
}

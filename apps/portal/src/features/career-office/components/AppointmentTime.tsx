import { getCounsellingCalendarFileUrl, type Counselling } from '@michi/api/university';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { DayTile } from '../../../shared/ui/detail/DayTile.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { ZoneNote } from './ZoneNote.tsx';

export interface AppointmentTimeProps {
  readonly counselling: Counselling;
  /** Whether it is upcoming. */
  readonly isAhead: boolean;
}

/** Time of an appointment in the student's named time zone, with a calendar file to download. */
export function AppointmentTime({ counselling: { id, startsAt, endsAt }, isAhead }: AppointmentTimeProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { timeZone, words } = useTimeZone(startsAt);
  return (
    <Inline gap="medium" justify="between">
      <Inline gap="medium" wrap={false}>
        <DayTile instant={startsAt} quiet={!isAhead} />
        <Stack gap="xxsmall">
          <Inline gap="xsmall" align="center">
            <Heading level={2} size="heading">
              {format.times(format.time(startsAt), format.time(endsAt))}
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
          fileName={`appointment-${dayIn(startsAt, timeZone)}.ics`}
          workingLabel={t('time.downloading')}
        >
          {t('time.download')}
        </DownloadButton>
      )}
    </Inline>
  );
}

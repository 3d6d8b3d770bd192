import {
  getCounsellingCalendarFileUrl,
  type Counselling,
  type CounsellingStatus,
} from '@michi/api/university';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarCheck2, CircleCheck, CircleSlash2, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { dayIn } from '../../../shared/format/dates.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toAppointment } from '../../../shared/navigation/paths.ts';
import { DayTile } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { CounsellorAvatar } from './CounsellorAvatar.tsx';
import { ZoneNote } from './DayPicker.tsx';

/** An appointment in a list: topic, counsellor, time and status. */
export function AppointmentRow({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, counsellor, topic, style, startsAt, status } = counselling;
  const name = pickBilingual(counsellor, 'name', language);
  return (
    <ListRow
      link={<Link to={toAppointment(id)} />}
      leading={<CounsellorAvatar counsellor={counsellor} />}
      title={t('appointment.about', { topic: t(`topic.${topic}`) })}
      subtitle={name}
      meta={format.list([format.dateAndTimeWithZone(startsAt), t(`style.${style}`)])}
      aside={<StatusBadge status={status} />}
    />
  );
}

interface AppointmentTimeProps {
  readonly counselling: Counselling;
  /** Whether it is upcoming. */
  readonly isAhead: boolean;
}

/** Time of an appointment in the student's named time zone, with a calendar file to download. */
export function AppointmentTime({ counselling: { id, startsAt, endsAt }, isAhead }: AppointmentTimeProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { timeZone, zoneName } = useTimeZone(startsAt);
  return (
    <Inline gap="medium" justify="between">
      <Inline gap="medium">
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
          <ZoneNote zone={zoneName} />
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

const badges: Readonly<Record<CounsellingStatus, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  BOOKED: { tone: 'brand', icon: CalendarCheck2 },
  ATTENDED: { tone: 'success', icon: CircleCheck },
  MISSED: { tone: 'warning', icon: CircleX },
  CANCELLED: { tone: 'neutral', icon: CircleSlash2 },
};

export function StatusBadge({ status }: { readonly status: CounsellingStatus }) {
  const { t } = useTranslation('career-office');
  const { tone, icon } = badges[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}

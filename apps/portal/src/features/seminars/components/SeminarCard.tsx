import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { Card } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarDays, MapPin, Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { organizerLabel, timeLabel } from '../seminarLabels.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { SeminarState } from './SeminarState.tsx';

function Fact({ icon, children }: { readonly icon: IconComponent; readonly children: string }) {
  return (
    <Text as="div">
      <Inline gap="xsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

export interface SeminarCardProps {
  readonly seminar: Seminar;
  /** Where the card leads. */
  readonly to: string;
}

/** A seminar in Card View. */
export function SeminarCard({ seminar, to }: SeminarCardProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { organizer } = seminar;
  const place = pickBilingual(seminar, 'placeName', language);
  return (
    <Card as="li">
      <Stack gap="small">
        <Inline gap="small" wrap={false} align="start" justify="between">
          <Inline gap="small" wrap={false} align="start" grow>
            <Avatar shape="square" name={pickBilingual(organizer, 'name', language)} seed={organizer.id} />
            <Stack gap="none" grow>
              <Heading level={2} size="body">
                <Link asChild tone="text">
                  <RouterLink to={to}>{pickBilingual(seminar, 'title', language)}</RouterLink>
                </Link>
              </Heading>
              <Text as="div" size="small" tone="soft">
                {organizerLabel(seminar, language, t)}
              </Text>
            </Stack>
          </Inline>
          <FavoriteButton seminar={seminar} />
        </Inline>
        <Stack gap="xxsmall">
          <Fact icon={CalendarDays}>{timeLabel(seminar, format, t)}</Fact>
          <Fact icon={Monitor}>{labels(`meetingStyle.${seminar.style}`)}</Fact>
          {place !== null && <Fact icon={MapPin}>{place}</Fact>}
        </Stack>
        <Divider />
        <Stack gap="xxsmall">
          <SeminarState seminar={seminar} />
        </Stack>
      </Stack>
    </Card>
  );
}

import { useShowUniversity } from '@michi/api/university';
import { useCheckSubscriptionStatus, useProfile } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { CoverPicture } from '../../../shared/ui/files/CoverPicture.tsx';
import { SubscriptionNote } from '../../../shared/ui/screen/UniversityOnly.tsx';

/** Short version of the student's university: contact of the career office, and until when it subscribes to Michi. */
export function UniversityCard() {
  const { t } = useTranslation('career-office');
  const { t: texts } = useTranslation('university');
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  const id = profile?.university?.id ?? '';
  const {
    data: detail,
    failureReason,
    isPending,
  } = useShowUniversity(id, {
    query: { enabled: id !== '' },
  });
  const { data: subscription } = useCheckSubscriptionStatus();
  const university = profile?.university ?? null;
  // The photo stands above what the profile has, which it would move.
  if (university === null || (isPending && failureReason === null)) return null;
  const name = pickBilingual(university, 'name', language);
  const photo = detail?.university.photo ?? null;
  return (
    <Card title={texts('label')}>
      <Stack gap="medium">
        <CoverPicture picture={photo} sizes="(min-width: 1024px) 320px, 100vw" />
        <Inline gap="small" wrap={false}>
          {photo === null && <Avatar shape="square" name={name} seed={university.id} />}
          <Stack gap="xxsmall" grow>
            <Link asChild>
              <RouterLink to={paths.universityProfile}>{name}</RouterLink>
            </Link>
            {subscription !== undefined && (
              <Inline gap="xsmall">
                <Badge tone={subscription.isActive ? 'success' : 'warning'}>
                  {texts(subscription.isActive ? 'activeBadge' : 'endedBadge')}
                </Badge>
              </Inline>
            )}
          </Stack>
        </Inline>
        {subscription !== undefined && (
          <Text size="small" tone="soft">
            <SubscriptionNote subscription={subscription} />
          </Text>
        )}
        {detail !== undefined && (detail.phone !== null || detail.email !== null) && (
          <DescriptionList
            layout="rows"
            items={[
              {
                term: t('university.phone'),
                value:
                  detail.phone === null ? null : <Link href={`tel:${detail.phone}`}>{detail.phone}</Link>,
              },
              {
                term: t('university.email'),
                value:
                  detail.email === null ? null : <Link href={`mailto:${detail.email}`}>{detail.email}</Link>,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

import { useCheckSubscriptionStatus, type Subscription } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { SettingsBlock, SettingsRow } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { Skeleton } from '@michi/design-system/skeleton';
import { CircleCheck, CircleSlash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { UniversityCode } from '../../../shared/ui/university/UniversityCode.tsx';
import { SubscriptionNote } from '../../../shared/ui/university/SubscriptionNote.tsx';

/** The linked university and its subscription, or a field for the code that links one. */
export function UniversityRow() {
  const { t } = useTranslation('university');
  const { data: subscription, isError } = useCheckSubscriptionStatus();
  if (isError) return null;
  if (subscription === undefined)
    return <SettingsRow label={t('label')} value={<Skeleton width="third" />} />;
  return subscription.university === null ? (
    <SettingsBlock>
      <UniversityCode />
    </SettingsBlock>
  ) : (
    <LinkedUniversity subscription={subscription} university={subscription.university} />
  );
}

interface LinkedUniversityProps {
  readonly subscription: Subscription;
  readonly university: NonNullable<Subscription['university']>;
}

function LinkedUniversity({ subscription, university }: LinkedUniversityProps) {
  const { t } = useTranslation('university');
  const { language } = useLanguage();
  const format = useFormat();
  const [isEntering, setEntering] = useState(false);
  const { isActive, linkedAt } = subscription;
  return (
    <SettingsRow
      label={t('label')}
      value={language === 'jp' ? (university.nameJp ?? university.name) : university.name}
      note={
        <Stack gap="none">
          <SubscriptionNote subscription={subscription} />
          {linkedAt !== null && <span>{t('since', { date: format.longDate(linkedAt) })}</span>}
        </Stack>
      }
      badge={
        <Badge tone={isActive ? 'success' : 'warning'} icon={isActive ? CircleCheck : CircleSlash2}>
          {t(isActive ? 'activeBadge' : 'endedBadge')}
        </Badge>
      }
      {...(!isActive &&
        !isEntering && {
          actions: (
            <Button size="small" onClick={() => setEntering(true)}>
              {t('renew')}
            </Button>
          ),
        })}
    >
      {!isActive && isEntering && <UniversityCode />}
    </SettingsRow>
  );
}

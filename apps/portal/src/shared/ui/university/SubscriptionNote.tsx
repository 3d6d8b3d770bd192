import type { Subscription } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

export function SubscriptionNote({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('university');
  const format = useFormat();
  const { isActive, expiresOn } = subscription;
  if (isActive) {
    return expiresOn === null ? t('active') : t('activeUntil', { date: format.longDate(expiresOn) });
  }
  return expiresOn === null ? t('notActive') : t('ended', { date: format.longDate(expiresOn) });
}

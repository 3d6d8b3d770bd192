import { Banner } from '@michi/design-system/banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { offlineWordsAtom } from '../shared/connection/offlineWords.ts';
import { useIsOnline } from '../shared/connection/useIsOnline.ts';

/** That there is no network, and what that means for what is shown. */
export function OfflineNotice() {
  const { t } = useTranslation('shared');
  return <Banner title={t('offline.title')}>{useAtomValue(offlineWordsAtom) ?? t('offline.text')}</Banner>;
}

/** Shows the notice above everything, as long as there is no network. */
export function OfflineBanner() {
  return useIsOnline() ? null : <OfflineNotice />;
}

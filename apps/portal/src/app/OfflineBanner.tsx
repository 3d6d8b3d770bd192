import { Banner } from '@michi/design-system/banner';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** That there is no network, and what that means. */
export function OfflineNotice() {
  const { t } = useTranslation('shared');
  return <Banner title={t('offline.title')}>{t('offline.text')}</Banner>;
}

/** Shows the notice above everything, as long as there is no network. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );
  return isOnline ? null : <OfflineNotice />;
}

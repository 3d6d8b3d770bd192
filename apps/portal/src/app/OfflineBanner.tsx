import { Text } from '@michi/design-system/text';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './OfflineBanner.css.ts';

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
  return (
    <div role="status" className={styles.banner}>
      <Text as="strong">{t('offline.title')}</Text> {t('offline.text')}
    </div>
  );
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

import { toast } from '@michi/design-system/toast-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { logger } from '../../settings/logger.ts';
import { registerWorker } from '../../realtime/push/registerWorker.ts';
import { untilIdle } from '../../ui/screen/untilIdle.ts';
import { releaseOf } from './releaseOf.ts';
import { watchVersion } from './watchVersion.ts';

/** How long the line and the processor are left to what is being looked at, and how much longer while it is busy, in milliseconds. */
const wait = { rest: 3_000, longest: 10_000 };

/**
 * Makes the portal installable in the reader's language, lets its worker keep it for when there is no network, and
 * announces a new version. Draws nothing itself. During development there is no worker, which would keep old files.
 */
export function VersionWatch() {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  }, [language]);
  useEffect(() => {
    // Pages that are not secure have no workers.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const end = new AbortController();
    let shown: number | undefined;
    const announce = (take: () => void): void => {
      if (shown !== undefined) toast.dismiss(shown);
      shown = toast.show({
        message: t('version.ready'),
        action: { label: t('version.reload'), onAction: take },
        isLasting: true,
      });
    };
    const keep = () =>
      watchVersion(
        {
          register: registerWorker,
          workers: serviceWorker,
          release: releaseOf(document),
          reload: () => globalThis.location.reload(),
        },
        announce,
        end.signal,
      );
    const timer = setTimeout(() => {
      untilIdle(wait.longest)
        .then(keep)
        .catch((cause: unknown) =>
          logger.error('Cannot keep the portal for when there is no network', cause),
        );
    }, wait.rest);
    return () => {
      clearTimeout(timer);
      end.abort();
      if (shown !== undefined) toast.dismiss(shown);
    };
  }, [t]);
  return null;
}

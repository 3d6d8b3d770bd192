import { toast } from '@michi/design-system/toast-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage.ts';
import { logger } from '../settings/logger.ts';
import { hasWorker, workerOptions, workerUrl, releaseOf } from './worker.ts';
import { untilIdle } from '../ui/screen/afterLoad.ts';

/** Milliseconds before the service worker is registered, and longest wait for an idle browser after that. */
const wait = { rest: 3_000, longest: 10_000 };

/** Milliseconds for a new worker to take control; Chromium keeps a busy one active for minutes. */
const maxActivationMilliseconds = 3_000;

/**
 * Registers the service worker, except in development, and announces a new version when all its files are cached. It
 * activates on request, or when no page of the old one is open. Also sets the web manifest of the reader's language.
 */
export function VersionWatch() {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  }, [language]);
  useEffect(() => {
    if (!hasWorker()) return;
    const end = new AbortController();
    const { signal } = end;
    let shown: number | undefined;
    const dismiss = (): void => {
      if (shown !== undefined) toast.dismiss(shown);
    };
    const watch = async (): Promise<void> => {
      const { messageSW, Workbox } = await import('workbox-window');
      if (signal.aborted) return;
      const workbox = new Workbox(workerUrl, workerOptions);
      workbox.addEventListener('waiting', async ({ sw: worker }) => {
        if (worker === undefined || navigator.serviceWorker.controller === null) return;
        // A page that was reloaded by hand already runs the new release.
        const isOfThisRelease = (await messageSW(worker, { type: 'GET_VERSION' })) === releaseOf(document);
        if (signal.aborted) return;
        if (isOfThisRelease) return workbox.messageSkipWaiting();
        dismiss();
        const reload = (): void => {
          // Another tab has activated the worker.
          if (worker.state !== 'installed') return location.reload();
          workbox.addEventListener('controlling', () => location.reload());
          workbox.messageSkipWaiting();
          setTimeout(() => location.reload(), maxActivationMilliseconds);
        };
        shown = toast.show({
          message: t('version.ready'),
          action: { label: t('version.reload'), onAction: reload },
          isLasting: true,
        });
      });
      await workbox.register();
      const update = (): void => {
        // Fails offline.
        if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
      };
      document.addEventListener('visibilitychange', update, { signal });
    };
    const timer = setTimeout(() => {
      untilIdle(wait.longest)
        .then(watch)
        .catch((cause: unknown) => logger.error('Cannot register the service worker', cause));
    }, wait.rest);
    return () => {
      clearTimeout(timer);
      end.abort();
      dismiss();
    };
  }, [t]);
  return null;
}

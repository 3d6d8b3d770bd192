import { registerDevice } from '@michi/api/notification';
import { appName, session } from '@michi/api/session';
import { logger } from '../../settings/logger.ts';
import type { FirebaseSettings } from '../../settings/RuntimeSettings.ts';
import { tokenAge } from './tokenAge.ts';
import { workerOptions, workerUrl } from './workerRegistration.ts';

/** Browser functions that tests replace. */
export interface PushBrowser {
  readonly startWorker: () => Promise<ServiceWorkerRegistration>;
  readonly fetchToken: (firebase: FirebaseSettings, worker: ServiceWorkerRegistration) => Promise<string>;
}

const browser: PushBrowser = {
  startWorker: async () => {
    await navigator.serviceWorker.register(workerUrl, workerOptions);
    return navigator.serviceWorker.ready;
  },
  fetchToken: async (firebase, worker) => (await import('./fetchToken.ts')).fetchToken(firebase, worker),
};

/**
 * Registers this browser for push messages: service worker, token, and device with the notification service. A failure is
 * only logged (specs/COVERAGE.md, section 8).
 * @returns whether it succeeded
 */
export const registerPush = async (
  firebase: FirebaseSettings,
  now: () => Date,
  { startWorker, fetchToken }: PushBrowser = browser,
): Promise<boolean> => {
  const user = session.get('USER_ID');
  let worker: ServiceWorkerRegistration;
  try {
    worker = await startWorker();
  } catch (cause) {
    logger.error('Failed to register the background push worker', cause);
    return false;
  }
  try {
    const deviceId = await fetchToken(firebase, worker);
    await registerDevice({ deviceId, platform: 'web', appCode: appName });
    // Another user may have signed in meanwhile, or nobody is signed in.
    if (session.get('USER_ID') !== user) return false;
    session.set('FCM_TOKEN', deviceId);
    tokenAge.renew(now());
    return true;
  } catch (cause) {
    logger.error('Failed to register for notifications', cause);
    return false;
  }
};

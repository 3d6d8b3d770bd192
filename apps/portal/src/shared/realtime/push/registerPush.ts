import { userEntry } from '../../session/entries.ts';
import { registerDevice } from '@michi/api/notification';
import { appName, session } from '@michi/api/session';
import { logger } from '../../settings/logger.ts';
import type { FirebaseSettings } from '../../settings/RuntimeSettings.ts';
import { workerOptions, workerUrl } from '../../offline/worker.ts';

/** Milliseconds until a push token is registered again (specs/COVERAGE.md, section 9). */
export const tokenLifeMilliseconds = 7 * 24 * 60 * 60 * 1000;

const entry = userEntry('FCM_TOKEN_AT');

const registeredAt = (): number => Date.parse(entry.read() ?? '');

/** Time of the last registration of this browser's push token. */
export const tokenAge = {
  renew: (now: Date): void => entry.write(now.toISOString()),
  /** Remaining validity in ms; 0 if it has to be registered again, also if its time is missing or in the future. */
  left: (now: Date): number => {
    const age = now.getTime() - registeredAt();
    return age >= 0 && age < tokenLifeMilliseconds ? tokenLifeMilliseconds - age : 0;
  },
} as const;

/** Browser functions that tests replace. */
export interface PushBrowser {
  readonly startWorker: () => Promise<ServiceWorkerRegistration>;
  /** Returns the push token of this browser from Firebase Cloud Messaging; `worker` receives the messages. */
  readonly fetchToken: (firebase: FirebaseSettings, worker: ServiceWorkerRegistration) => Promise<string>;
}

const browser: PushBrowser = {
  startWorker: async () => {
    await navigator.serviceWorker.register(workerUrl, workerOptions);
    return navigator.serviceWorker.ready;
  },
  fetchToken: async ({ vapidKey, ...options }, worker) => {
    const [{ deleteApp, getApps, initializeApp }, { getMessaging, getToken }] = await Promise.all([
      import('@firebase/app'),
      import('@firebase/messaging'),
    ]);
    await Promise.all(getApps().map((app) => deleteApp(app)));
    const messaging = getMessaging(initializeApp(options));
    return getToken(messaging, { vapidKey, serviceWorkerRegistration: worker });
  },
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

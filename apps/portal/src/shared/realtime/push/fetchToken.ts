import { deleteApp, getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseSettings } from '../../settings/RuntimeSettings.ts';

/** Returns the push token of this browser from Firebase Cloud Messaging; `worker` receives the messages. */
export const fetchToken = async (
  { vapidKey, ...options }: FirebaseSettings,
  worker: ServiceWorkerRegistration,
): Promise<string> => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  const app = initializeApp(options);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: worker });
};

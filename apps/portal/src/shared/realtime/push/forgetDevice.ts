import { appName, session } from '@michi/api/session';
import type { Device } from '@michi/api/transport';

/** Tells the notification service that a device gets no more messages. */
export const unregister = async (device: Device): Promise<void> => {
  // Fetched only by who has a device to unregister.
  const { unregisterDevice } = await import('./deviceCalls.ts');
  await unregisterDevice({ ...device, platform: 'web', appCode: appName });
};

/**
 * Unregisters this browser, before the session is cleared that knows its token. Not waited for, and not told when it
 * fails: leaving must not hang on it.
 */
export const forgetDevice = (): void => {
  const userId = session.get('USER_ID');
  const deviceId = session.get('FCM_TOKEN');
  if (userId !== null && deviceId !== null) unregister({ userId, deviceId }).catch(() => {});
};

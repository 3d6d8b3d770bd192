import { appName, session } from '@michi/api/session';
import type { Device } from '@michi/api/transport';

export const unregister = async (device: Device): Promise<void> => {
  // Loaded only if there is a device to unregister.
  const { unregisterDevice } = await import('./deviceCalls.ts');
  await unregisterDevice({ ...device, platform: 'web', appCode: appName });
};

/**
 * Unregisters this browser, before its session with the token is cleared. Neither awaited nor reported, since signing out
 * must not depend on it.
 */
export const forgetDevice = (): void => {
  const userId = session.get('USER_ID');
  const deviceId = session.get('FCM_TOKEN');
  if (userId !== null && deviceId !== null) unregister({ userId, deviceId }).catch(() => {});
};

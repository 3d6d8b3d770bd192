import { unregisterDevice } from '@michi/api/notification';
import { appName, session } from '@michi/api/session';
import type { Device } from '@michi/api/transport';
import { forgetLanguage } from '../i18n/firstLanguage.ts';
import { forgetUser } from './followUser.ts';
import { logOut } from '@michi/api/user';
import { logger } from '../settings/logger.ts';

export const unregister = async (device: Device): Promise<void> => {
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

/**
 * Ends the session after a sign-out, here or everywhere, a new password, or leaving. Its data and language are removed from
 * this device, which receives no more push messages.
 * @returns settles when cached responses are removed too; everything else is removed at once
 */
export const endSession = (): Promise<void> => {
  forgetDevice();
  forgetLanguage(document, navigator.languages);
  return forgetUser();
};

/** Milliseconds to wait for the server before the session ends locally. */
const patience = 3_000;

const notifyServer = async (): Promise<void> => {
  const refreshToken = session.get('AUTH_REFRESH');
  try {
    await logOut(refreshToken === null ? {} : { refreshToken });
  } catch (cause) {
    logger.error('The server did not end the session', cause);
  }
};

/** Signs out in every tab, also without a network or a response. `wait` limits the wait for the server; tests replace it. */
export const signOut = async (
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, patience)),
): Promise<void> => {
  if (session.isSignedIn() && navigator.onLine) await Promise.race([notifyServer(), wait()]);
  await endSession();
};

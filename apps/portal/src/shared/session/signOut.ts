import { session } from '@michi/api/session';
import { logOut } from '@michi/api/user';
import { logger } from '../settings/logger.ts';
import { endSession } from './endSession.ts';

/** Milliseconds for the server to end the session, before it ends here anyway. */
const patience = 3_000;

/** Has the server end the session, as long as it answers at once. */
const tellServer = async (): Promise<void> => {
  const refreshToken = session.get('AUTH_REFRESH');
  try {
    await logOut(refreshToken === null ? {} : { refreshToken });
  } catch (cause) {
    logger.error('The server did not end the session', cause);
  }
};

/**
 * Signs out, in every tab: whatever the server responds, and without a network, no data of the student stay on this
 * device.
 * @param wait resolves when the wait for the server ends
 */
export const signOut = async (
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, patience)),
): Promise<void> => {
  if (session.isSignedIn() && navigator.onLine) await Promise.race([tellServer(), wait()]);
  await endSession();
};

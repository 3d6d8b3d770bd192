import { session } from '@michi/api/session';
import { logOut } from '@michi/api/user';
import { logger } from '../settings/logger.ts';
import { endSession } from './endSession.ts';

/** Milliseconds to wait for the server before the session ends locally. */
const patience = 3_000;

const tellServer = async (): Promise<void> => {
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
  if (session.isSignedIn() && navigator.onLine) await Promise.race([tellServer(), wait()]);
  await endSession();
};

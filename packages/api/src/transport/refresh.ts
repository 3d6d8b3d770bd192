import { appName } from '../session/index.ts';
import { readAnswer, readFailure } from './answer.ts';
import { ApiError } from './apiError.ts';
import type { Settings } from './settings.ts';
import type { Send } from './transport.ts';

const lockName = 'michi-refresh';

/** As long as it holds the lock, every tab waits. */
const longestRefreshMilliseconds = 20_000;

/** Answers that say nothing about the refresh token: try again later (RFC 9110, RFC 6585). */
const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const isTokenPair = (value: unknown): value is { token: string; refreshToken: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string';

/**
 * Makes the function that renews the access token (product spec, section 4, "Session").
 *
 * It takes the token a request was refused with and gives one to retry with, or null when the session is over:
 * then the device is unregistered, the session cleared and the student taken to the login page. However many
 * requests and tabs ask at once, the refresh token is spent once. No network, or a server in trouble, ends no
 * session: the function throws an {@link ApiError} and the student stays signed in.
 */
export const createRefresh = (
  settings: Settings,
  locate: (path: string) => string,
  send: Send,
): ((refusedToken: string | null) => Promise<string | null>) => {
  const { session, locks } = settings;
  let inFlight: Promise<string | null> | null = null;

  const endSession = (): null => {
    const userId = session.get('USER_ID');
    const deviceId = session.get('FCM_TOKEN');
    // Not waited for: leaving must not hang on it.
    if (userId !== null && deviceId !== null) settings.unregisterDevice({ userId, deviceId }).catch(() => {});
    session.clear();
    settings.leave();
    return null;
  };

  const exchange = async (refusedToken: string | null): Promise<string | null> => {
    const storedToken = session.get('AUTH');
    if (storedToken !== null && storedToken !== refusedToken) return storedToken;
    const refreshToken = session.get('AUTH_REFRESH');
    if (refreshToken === null) return endSession();
    const request = new Request(locate('/api/user/auth/refresh-token'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken, appName }),
      signal: AbortSignal.timeout(longestRefreshMilliseconds),
    });
    const response = await send(request).catch((cause: unknown) => {
      throw cause instanceof ApiError ? cause : new ApiError({ kind: 'network' }, { cause });
    });
    if (response.ok) {
      const pair = await readAnswer<unknown>(response);
      if (!isTokenPair(pair)) throw new ApiError({ kind: 'unexpected', status: response.status });
      session.set('AUTH', pair.token);
      session.set('AUTH_REFRESH', pair.refreshToken);
      return pair.token;
    }
    if (isTransient(response.status)) throw await readFailure(response);
    // Without locks another tab may have spent the same refresh token a moment before.
    if (session.get('AUTH_REFRESH') !== refreshToken) return session.get('AUTH');
    return endSession();
  };

  return (refusedToken) => {
    const work = () => exchange(refusedToken);
    inFlight ??= (locks ? locks.request(lockName, work) : work()).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
};

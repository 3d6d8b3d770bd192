import { appName } from '../session/session.ts';
import { readResponse, readFailure, readTexts } from './response.ts';
import { ApiError } from './apiError.ts';
import { makeRequest } from './makeRequest.ts';
import type { Settings } from './settings.ts';
import type { Send } from './send.ts';

const lockName = 'michi-refresh';

/** Every tab waits while one has the lock. */
const longestRefreshMilliseconds = 20_000;

/** Another tab's token arrives a moment after its lock is released. */
const longestNewsMilliseconds = 1_000;

/** Statuses that do not say that the refresh token is invalid (RFC 9110, RFC 6585). */
const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Creates the function that renews the access token (specs/COVERAGE.md, section 4, "Session"). It takes the rejected
 * token and returns a new one, or null if the session has ended: then the device is unregistered, the session cleared
 * and the student redirected to the login page. Concurrent requests and tabs use the refresh token once. Without a
 * network, or if the server fails, it throws an {@link ApiError} and the session stays.
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
    // Not awaited, since signing out must not depend on it.
    if (userId !== null && deviceId !== null)
      settings.unregisterDevice?.({ userId, deviceId }).catch(() => {});
    session.clear();
    settings.leave?.();
    return null;
  };

  /** Waits until another tab has stored a new token, or no longer than a moment. */
  const waitForToken = (refusedToken: string | null): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const check = () => {
        if (session.get('AUTH') !== refusedToken) end();
      };
      const stop = session.subscribe(check);
      const timer = setTimeout(end, longestNewsMilliseconds);
      check();
    });

  const exchange = async (refusedToken: string | null): Promise<string | null> => {
    const storedToken = session.get('AUTH');
    if (storedToken !== null && storedToken !== refusedToken) return storedToken;
    const refreshToken = session.get('AUTH_REFRESH');
    if (refreshToken === null) return endSession();
    const request = makeRequest(locate('/api/user/auth/refresh-token'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken, appName }),
      signal: AbortSignal.timeout(longestRefreshMilliseconds),
    });
    const response = await send(request);
    if (response.ok) {
      const { token, refreshToken: nextRefreshToken } = readTexts(await readResponse<unknown>(response));
      if (token === undefined || nextRefreshToken === undefined)
        throw new ApiError({ kind: 'unexpected', status: response.status });
      session.set('AUTH', token);
      session.set('AUTH_REFRESH', nextRefreshToken);
      return token;
    }
    if (isTransient(response.status)) throw await readFailure(response);
    // Without locks another tab may have used the same refresh token just before.
    if (session.get('AUTH_REFRESH') !== refreshToken) return session.get('AUTH');
    return endSession();
  };

  const taken = Symbol('taken');

  const exchangeInTurn = async (refusedToken: string | null): Promise<string | null> => {
    if (!locks) return exchange(refusedToken);
    let hasResponse = false;
    const first = await locks
      .request(lockName, { ifAvailable: true }, async (lock) => {
        hasResponse = true;
        return lock === null ? taken : exchange(refusedToken);
      })
      .catch((cause: unknown) => {
        if (hasResponse) throw cause;
        // A browser that denies storage denies locks too.
        return exchange(refusedToken);
      });
    if (first !== taken) return first;
    return locks.request(lockName, async () => {
      await waitForToken(refusedToken);
      return exchange(refusedToken);
    });
  };

  return (refusedToken) => {
    inFlight ??= exchangeInTurn(refusedToken).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
};

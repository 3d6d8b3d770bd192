import type { Session as BegunSession, UserProfile } from '../generated/user/model/index.ts';
import { ApiError } from '../transport/apiError.ts';
import { currentTransport } from '../transport/current.ts';
import { call } from '../transport/request.ts';
import type { Device } from '../transport/settings.ts';
import type { Transport } from '../transport/transport.ts';
import { appName, session as storedSession, type Session } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator app, after a login failed with `TWO_STEP_REQUIRED`. */
  readonly twoStepCode?: string;
}

/** Who calls: by default the application of `configureApi`, on a server one of `createTransport` for each request. */
export interface CallerOptions {
  readonly transport?: Transport;
}

export interface BeginOptions {
  /** Whether the language of the account replaces one of this device. Without one it is taken in any case. */
  readonly replacesLanguage?: boolean;
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Stores a session that logging in, registering or reactivating has begun, in place of any other (specs/COVERAGE.md,
 * section 3).
 * @throws {TypeError} if the account is on leave: its token is valid only for `reactivateAccount`
 */
export const beginSession = (
  { accountStatus, refreshToken, token, user }: BegunSession,
  { session = storedSession, replacesLanguage = false }: BeginOptions & { readonly session?: Session } = {},
): void => {
  if (accountStatus !== 'ACTIVE' || refreshToken === null)
    throw new TypeError('An account on leave has no session');
  session.clear();
  session.set('USER_ID', user.id);
  session.set('USER_DETAIL_ID', user.userDetailId);
  if (user.studentId !== null) session.set('USER_STUDENT_ID', user.studentId);
  if (replacesLanguage || session.get('LANGUAGE') === null) session.set('LANGUAGE', user.settings.language);
  session.set('AUTH_REFRESH', refreshToken);
  session.set('AUTH', token);
};

/**
 * Logs in and stores the session. Of an account on leave (`accountStatus`) nothing is stored: its `token` is valid only
 * for `reactivateAccount`, whose result `beginSession` takes.
 * @throws {ApiError} `WRONG_CREDENTIALS`; `TWO_STEP_REQUIRED`: again with `twoStepCode`; `ACCOUNT_BLOCKED`; …
 * @example await signIn({ email: 'hana@michi.example', password: 'michi-demo-2026' });
 */
export const signIn = async (
  credentials: Credentials,
  { transport = currentTransport(), ...options }: CallerOptions & BeginOptions = {},
): Promise<BegunSession> => {
  const begun = await call<{ data: BegunSession }>(transport, transport.sendOpenly, '/api/user/auth/login', {
    ...post({ ...credentials, appName }),
    operation: 'logIn',
  });
  if (begun.accountStatus !== 'ON_LEAVE') beginSession(begun, { ...options, session: transport.session });
  return begun;
};

/** Stops push messages to a device. It needs no session, so that an expired one can do it. */
export const unregisterDevice = async (
  device: Device,
  { transport = currentTransport() }: CallerOptions = {},
): Promise<void> => {
  const path = '/api/notification/devices/unregister';
  await call(transport, transport.sendOpenly, path, {
    ...post({ ...device, platform: 'web', appCode: appName }),
    operation: 'unregisterDevice',
  });
};

/** Unregisters the device of the session, if it is registered. Neither awaited nor reported: nobody has to wait for it. */
export const forgetDevice = ({ transport = currentTransport() }: CallerOptions = {}): void => {
  const userId = transport.session.get('USER_ID');
  const deviceId = transport.session.get('FCM_TOKEN');
  if (userId !== null && deviceId !== null)
    unregisterDevice({ userId, deviceId }, { transport }).catch(() => {});
};

/** Milliseconds that signing out waits for the server. */
const patience = 3_000;

export interface SignOutOptions extends CallerOptions {
  /** Clears the session with what an application keeps beside. Default: `session.clear()`. */
  readonly clear?: () => void | Promise<void>;
}

/**
 * Signs out in every tab: the server ends the session, this device gets no more push messages, and the stored values are
 * removed except the language. Without a network, or if the server does not respond within 3 seconds, the session ends
 * here all the same.
 */
export const signOut = async ({
  transport = currentTransport(),
  clear,
}: SignOutOptions = {}): Promise<void> => {
  const { session, send } = transport;
  forgetDevice({ transport });
  const refreshToken = session.get('AUTH_REFRESH');
  if (session.isSignedIn() && !('onLine' in navigator && !navigator.onLine)) {
    const body = refreshToken === null ? {} : { refreshToken };
    await call(transport, send, '/api/user/auth/logout', {
      ...post(body),
      timeout: patience,
      operation: 'logOut',
    }).catch(() => {});
  }
  if (clear === undefined) session.clear();
  else await clear();
};

/**
 * Profile of the signed-in user; null if nobody is signed in, or the session has ended.
 * @throws {ApiError} if the server cannot say
 */
export const currentUser = async ({
  transport = currentTransport(),
}: CallerOptions = {}): Promise<UserProfile | null> => {
  if (!transport.session.isSignedIn()) return null;
  try {
    return await call<{ data: UserProfile }>(transport, transport.send, '/api/user/users/profile', {
      operation: 'getProfile',
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

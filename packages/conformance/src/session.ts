import { zoneNamed } from './day.ts';
import { isRecord } from './judge.ts';
import type { Probing } from './probe.ts';
import { bearer, type SessionHeaders } from './requester.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Credentials that cannot be used for a run. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
}

/** The signed-in user. */
export interface SignedIn {
  readonly headers: SessionHeaders;
  /** The zone whose days are those of the account (IANA). */
  readonly zone: string;
}

/**
 * Logs in and compares the response with the contract.
 * @param probing of `logIn`
 * @returns undefined if the response has no usable access token
 * @throws CredentialsError if they are refused, or belong to an account on leave
 */
export async function logIn(probing: Probing, credentials: Credentials): Promise<SignedIn | undefined> {
  const response = await probing.check(
    'signs in',
    {
      path: probing.operation.path,
      language: 'en',
      body: { type: 'application/json', text: JSON.stringify({ ...credentials, appName: 'michi' }) },
    },
    { statuses: [200, 401, 403], codes: ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'] },
  );
  if (response === undefined) return undefined;
  if (response.status !== 200) {
    throw new CredentialsError(`The service refuses these credentials (${response.status}).`);
  }
  const session = isRecord(response.body) ? response.body['data'] : undefined;
  if (!isRecord(session)) return undefined;
  if (session['accountStatus'] !== 'ACTIVE') {
    throw new CredentialsError('This account is on leave. Log in with one that is in use.');
  }
  const { token, user } = session;
  const settings = isRecord(user) ? user['settings'] : undefined;
  const zone = zoneNamed(isRecord(settings) ? settings['timezone'] : undefined);
  return typeof token === 'string' ? { headers: bearer(token), zone } : undefined;
}

/** Logs out and compares the response with the contract. @param probing of `logOut` */
export async function logOut(probing: Probing, session: SessionHeaders): Promise<void> {
  await probing.check(
    'signs out',
    {
      path: probing.operation.path,
      session,
      language: 'en',
      body: { type: 'application/json', text: '{}' },
    },
    { statuses: [200] },
  );
}

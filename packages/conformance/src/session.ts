import { isRecord } from './judge.ts';
import type { Probing } from './probe.ts';

/** Who signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The credentials given are no good for a run. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
}

/**
 * Signs in and holds the answer against the contract.
 * @param probing of `logIn`
 * @returns the access token; undefined when the answer has none that can be used
 * @throws CredentialsError when they are refused, or are those of an account on leave
 */
export async function logIn(probing: Probing, credentials: Credentials): Promise<string | undefined> {
  const answer = await probing.check(
    'signs in',
    {
      path: probing.operation.path,
      language: 'en',
      body: { type: 'application/json', text: JSON.stringify({ ...credentials, appName: 'michi' }) },
    },
    { statuses: [200, 401, 403], codes: ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'] },
  );
  if (answer === undefined) return undefined;
  if (answer.status !== 200) {
    throw new CredentialsError(`The service refuses these credentials (${answer.status}).`);
  }
  const session = isRecord(answer.body) ? answer.body['data'] : undefined;
  if (!isRecord(session)) return undefined;
  if (session['accountStatus'] !== 'ACTIVE') {
    throw new CredentialsError('This account is on leave; sign in with one that is in use.');
  }
  return typeof session['token'] === 'string' ? session['token'] : undefined;
}

/** Signs out and holds the answer against the contract. @param probing of `logOut` */
export async function logOut(probing: Probing, token: string): Promise<void> {
  await probing.check(
    'signs out',
    {
      path: probing.operation.path,
      token,
      language: 'en',
      body: { type: 'application/json', text: '{}' },
    },
    { statuses: [200] },
  );
}

import { createHash } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import type { LoginChecks } from './identityProvider.ts';

/** Seconds to log in at the provider. */
export const LOGIN_SECONDS = 600;

/** Stored data of a login while the browser is at the provider. */
export interface IdentityLogin extends LoginChecks {
  /** Secret in the browser's cookie. */
  readonly browser: string;
  /** Path of the portal to continue with. */
  readonly next: string | null;
}

/**
 * Stores a started login. State and browser are stored as hashes, so that reading the table does not allow completing
 * a login.
 */
export async function storeIdentityLogin(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { state, browser, codeVerifier, nonce, next }: IdentityLogin,
): Promise<void> {
  const now = clock.now();
  await database.deleteFrom('identity_logins').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('identity_logins')
    .values({
      state_hash: hash(state),
      browser_hash: hash(browser),
      code_verifier: codeVerifier,
      nonce,
      next_path: next,
      expires_at: new Date(now.getTime() + LOGIN_SECONDS * 1000),
    })
    .execute();
}

/**
 * Consumes a login on return; of concurrent attempts with one state, one succeeds.
 * @returns undefined for a state that is unknown, used, expired, or of another browser
 */
export async function takeIdentityLogin(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  state: string,
  browser: string,
): Promise<IdentityLogin | undefined> {
  const row = await database
    .deleteFrom('identity_logins')
    .where('state_hash', '=', hash(state))
    .where('browser_hash', '=', hash(browser))
    .where('expires_at', '>', clock.now().toISOString())
    .returning(['code_verifier', 'nonce', 'next_path'])
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { state, browser, codeVerifier: row.code_verifier, nonce: row.nonce, next: row.next_path };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import type { Transaction } from 'kysely';
import { readDevice, type Device } from '../../../platform/auth/device.ts';
import { beginSession, type SessionTokens } from '../../../platform/auth/sessions.ts';
import type { Database, SessionScope } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';

export interface LoginOrigin {
  readonly userAgent: string | undefined;
  /** The network address, only used in the mail. */
  readonly address: string;
}

export interface Login {
  readonly tokens: SessionTokens;
  /** Whether a mail to the owner is queued: call `deps.mailer.wake()` after the commit. */
  readonly isUnknownDevice: boolean;
}

/**
 * Begins a session for a user who has just logged in. Browser and operating system are stored with it for the list of
 * logins; a new pair is reported to the owner by mail, except at the very first login. The transaction already locks
 * the account with `forNoKeyUpdate`: of two concurrent logins from a new device, the second finds the first one's
 * session.
 */
export async function beginLogin(
  deps: Deps,
  transaction: Transaction<Database>,
  userId: string,
  scope: SessionScope,
  { userAgent, address }: LoginOrigin,
): Promise<Login> {
  const device = readDevice(userAgent);
  const isUnknownDevice = await isNewDevice(transaction, userId, device);
  if (isUnknownDevice) {
    const now = deps.clock.now();
    const reader = await mailReader(transaction, userId);
    const name = deviceName(device, reader.language);
    await queueMail(transaction, { ...reader, template: 'newSignIn', at: now, device: name, address }, now);
  }
  return {
    tokens: await beginSession(deps, userId, scope, transaction, device),
    isUnknownDevice,
  };
}

async function isNewDevice(
  transaction: Transaction<Database>,
  userId: string,
  { browser, operatingSystem }: Device,
): Promise<boolean> {
  const { hasLoggedIn, isKnown } = await transaction
    .selectNoFrom(({ exists, selectFrom }) => {
      const sessions = selectFrom('sessions').select('id').where('user_id', '=', userId);
      const same = sessions
        .where('browser', 'is not distinct from', browser)
        .where('operating_system', 'is not distinct from', operatingSystem);
      return [exists(sessions).as('hasLoggedIn'), exists(same).as('isKnown')];
    })
    .executeTakeFirstOrThrow();
  return hasLoggedIn === true && isKnown === false;
}

/** Such as `Chrome on Windows`. */
function deviceName({ browser, operatingSystem }: Device, language: Language): string {
  const known = [browser, operatingSystem].filter((name) => name !== null);
  if (known.length === 0) return language === 'jp' ? '不明な端末' : 'unknown';
  if (language === 'jp') return browser === null ? known.join('') : known.join(' / ');
  return known.join(' on ');
}

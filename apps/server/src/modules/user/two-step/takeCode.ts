import type { Deps } from '../../../platform/deps.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { openSecret } from './sealedSecret.ts';
import { normalizeCode } from './normalizeCode.ts';
import { matchingCounter } from './totp.ts';

/** Attempts at the codes of an account, after the right password; a success resets them. */
const TRIES: RateLimit = { name: 'two-step code', tries: 10, seconds: 900 };

/** Three of a million codes are valid at a time, so that a day of guessing succeeds once in 6,600 cases. */
const TRIES_A_DAY: RateLimit = { name: 'two-step code in a day', tries: 50, seconds: 86_400 };

/** @throws Problem TOO_MANY_REQUESTS */
export async function countTry({ rateLimiter }: Deps, userId: string): Promise<void> {
  await rateLimiter.takeAll([
    [TRIES, userId],
    [TRIES_A_DAY, userId],
  ]);
}

export async function forgetTries({ rateLimiter }: Deps, userId: string): Promise<void> {
  await rateLimiter.forgetAll([
    [TRIES, userId],
    [TRIES_A_DAY, userId],
  ]);
}

/**
 * Consumes a code of a user with two-step verification: one of the app, of this or an adjacent time step, or a
 * recovery code. Each is valid once: a code of the app also invalidates those of earlier steps (RFC 6238, section
 * 5.2), and of concurrent uses one succeeds.
 * @returns whether it was valid
 * @throws Problem TOO_MANY_REQUESTS
 */
export async function takeCode(deps: Deps, userId: string, typed: string, now: Date): Promise<boolean> {
  await countTry(deps, userId);
  const code = normalizeCode(typed);
  const isRight = /^\d{6}$/.test(code)
    ? await takeAppCode(deps, userId, code, now)
    : /^[a-z2-9]{10}$/.test(code) && (await takeRecoveryCode(deps, userId, code));
  if (isRight) await forgetTries(deps, userId);
  return isRight;
}

async function takeAppCode(
  { database, secretBox }: Deps,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  const secret = row === undefined ? undefined : openSecret(secretBox, row.secret, userId);
  if (row === undefined || secret === undefined) return false;
  const counter = matchingCounter(secret, code, now);
  if (counter === undefined) return false;
  const used = await database
    .updateTable('two_step')
    .set({ last_counter: counter })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_counter', '<', counter)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function takeRecoveryCode(
  { database, passwords }: Deps,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('two_step')
    .select('recovery_salt')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || row.recovery_salt === null) return false;
  const hash = await hashRecoveryCode(passwords, code, row.recovery_salt);
  const used = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

import type { Transaction } from 'kysely';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Random } from '../../../platform/random.ts';
import { normalizeCode } from './normalizeCode.ts';

const COUNT = 10;

/** Characters that cannot be confused and form no words: without vowels, `l`, `0` and `1`. */
const ALPHABET = 'bcdfghjkmnpqrstvwxyz23456789';

/** Bytes from this value on are discarded, so that all characters are equally likely. */
const FAIR_BELOW = 256 - (256 % ALPHABET.length);

export interface RecoveryCodes {
  /** Such as `k7wqm-4hzsd`, of 48 bits; shown once. */
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/**
 * Creates codes that share one salt, so that looking up a code takes one hash.
 * @throws Problem TOO_MANY_REQUESTS if too many passwords wait to be hashed
 */
export async function newRecoveryCodes({
  passwords,
  random,
}: Pick<Deps, 'passwords' | 'random'>): Promise<RecoveryCodes> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(`${characters(random, 5)}-${characters(random, 5)}`);
  const salt = random.bytes(16);
  const hashes = await Promise.all([...codes].map((code) => hashRecoveryCode(passwords, code, salt)));
  return { codes: [...codes], salt, hashes };
}

/** The stored hash of a recovery code, independent of how it was typed. */
export function hashRecoveryCode(passwords: Passwords, typed: string, salt: Buffer): Promise<Buffer> {
  return passwords.hashCode(normalizeCode(typed), salt);
}

/** Replaces the recovery codes of a user. The caller stores the salt in `two_step`. */
export async function storeRecoveryCodes(
  transaction: Transaction<Database>,
  userId: string,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

function characters(random: Random, count: number): string {
  let text = '';
  while (text.length < count) {
    for (const byte of random.bytes(count - text.length)) {
      if (byte < FAIR_BELOW) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

import { hashCode } from '../../../platform/auth/passwords.ts';
import type { Random } from '../../../platform/random.ts';
import { normalizeCode } from './normalizeCode.ts';

/** How many a user gets. */
const COUNT = 10;

/** Characters that cannot be confused and form no words: without vowels, `l`, `0` and `1`. */
const ALPHABET = 'bcdfghjkmnpqrstvwxyz23456789';

/** Bytes from this value on are discarded, so that all characters are equally likely. */
const FAIR_BELOW = 256 - (256 % ALPHABET.length);

/** New recovery codes, shown once, with their stored form. */
export interface RecoveryCodes {
  /** Of 48 bits each, such as `k7wqm-4hzsd`. */
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/**
 * Ten new codes. They share one salt, so that looking up a code takes one hash.
 * @throws Problem TOO_MANY_REQUESTS if too many passwords wait to be hashed
 */
export async function newRecoveryCodes(random: Random): Promise<RecoveryCodes> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(`${characters(random, 5)}-${characters(random, 5)}`);
  const salt = random.bytes(16);
  const hashes = await Promise.all([...codes].map((code) => hashRecoveryCode(code, salt)));
  return { codes: [...codes], salt, hashes };
}

/** The stored hash of a recovery code, independent of how it was typed. */
export function hashRecoveryCode(typed: string, salt: Buffer): Promise<Buffer> {
  return hashCode(normalizeCode(typed), salt);
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

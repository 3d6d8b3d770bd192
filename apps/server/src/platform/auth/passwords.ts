import { normalizeText } from '@michi/api/text';
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify, type Options } from '@node-rs/argon2';
import { createHashQueue, hashSlots } from './hashQueue.ts';

/** The cost of a hash in argon2id. */
type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** 19 MiB and two passes. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that this process hashes at once. */
export const PASSWORD_SLOTS = hashSlots(availableParallelism(), process.env['UV_THREADPOOL_SIZE']);

/** About ten seconds of waiting, at thirty milliseconds each. */
const MAX_QUEUE_LENGTH = 300 * PASSWORD_SLOTS;

const queue = createHashQueue(PASSWORD_SLOTS, MAX_QUEUE_LENGTH);

/**
 * Hashes passwords off the event loop.
 * @throws Problem TOO_MANY_REQUESTS from each function that hashes, if too many wait
 */
export interface Passwords {
  /** Normalizes the password first, since a keyboard may write é as one character or as two. */
  hash(password: string): Promise<string>;
  /** Without a hash, for an unknown email, the result is false after the same time. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /** The 32 bytes of a code's hash under a salt, for lookup among other hashes (OWASP ASVS 5, 6.5.2). */
  hashCode(code: string, salt: Buffer): Promise<Buffer>;
  /** Whether a stored hash has another cost than the current one; it is then renewed at the next login. */
  needsRehash(stored: string): boolean;
}

export function createPasswords(cost: Cost = COST): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  /** Well-formed, but the hash of no password. */
  const decoy = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;
  return {
    hash: (password) => queue.run(() => hash(normalizeText(password, 'NFC'), cost)),
    async verify(stored, password) {
      const composed = normalizeText(password, 'NFC');
      const matches =
        (await queue.run(() => verify(stored ?? decoy, composed))) ||
        // Hashes from before passwords were normalized.
        (composed !== password && (await queue.run(() => verify(stored ?? decoy, password))));
      return matches && stored !== null && stored !== undefined;
    },
    hashCode: (code, salt) => queue.run(() => hashRaw(code, { ...cost, salt })),
    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}

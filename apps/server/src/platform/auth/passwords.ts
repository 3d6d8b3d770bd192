import { normalizeText } from '@michi/api/text';
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { createHashQueue, hashSlots } from './hashQueue.ts';

/** argon2id with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Well-formed, but the hash of no password. */
const DECOY = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Passwords that this process hashes at once. */
export const PASSWORD_SLOTS = hashSlots(availableParallelism(), process.env['UV_THREADPOOL_SIZE']);

/** About ten seconds of waiting, at thirty milliseconds each. */
const LONGEST_QUEUE = 300 * PASSWORD_SLOTS;

const queue = createHashQueue(PASSWORD_SLOTS, LONGEST_QUEUE);

/**
 * Normalizes the password first, since a keyboard may write é as one character or as two. Runs off the event loop.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalizeText(password, 'NFC'), COST));
}

/**
 * Without a hash, for an unknown email, the result is false after the same time. Runs off the event loop.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const composed = normalizeText(password, 'NFC');
  const matches =
    (await queue.run(() => verify(stored ?? DECOY, composed))) ||
    // Hashes from before passwords were normalized.
    (composed !== password && (await queue.run(() => verify(stored ?? DECOY, password))));
  return matches && stored !== null && stored !== undefined;
}

/**
 * The 32 bytes of a code's hash under a salt, for lookup among other hashes (OWASP ASVS 5, 6.5.2). Runs off the event
 * loop.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return queue.run(() => hashRaw(code, { ...COST, salt }));
}

/** Whether a stored hash has another cost than the current one; it is then renewed at the next login. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { createHashQueue, hashSlots } from './hashQueue.ts';

/** argon2id with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Prefix of hashes with the current cost (PHC string format). */
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A hash of the right form that no password has. */
const DECOY = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** How many passwords this process hashes at once. */
export const PASSWORD_SLOTS = hashSlots(availableParallelism(), process.env['UV_THREADPOOL_SIZE']);

/** How many may wait for a slot; at thirty milliseconds each, about ten seconds. */
const LONGEST_QUEUE = 300 * PASSWORD_SLOTS;

const queue = createHashQueue(PASSWORD_SLOTS, LONGEST_QUEUE);

/**
 * The hash to store for a new password, independent of Unicode composition: a keyboard may write é as one character or
 * as two. Computed off the event loop, a few at a time.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize('NFC'), COST));
}

/**
 * Whether a password matches a stored hash. Without a hash, for an unknown email, the result is false after the same
 * time. Computed off the event loop, a few at a time.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const composed = password.normalize('NFC');
  const matches =
    (await queue.run(() => verify(stored ?? DECOY, composed))) ||
    // A hash from before passwords were composed.
    (composed !== password && (await queue.run(() => verify(stored ?? DECOY, password))));
  return matches && stored !== null && stored !== undefined;
}

/**
 * The 32 bytes of a code's hash under a salt, for looking it up among other hashes (OWASP ASVS 5, 6.5.2). Computed off
 * the event loop, a few at a time.
 * @throws Problem TOO_MANY_REQUESTS if too many wait
 */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return queue.run(() => hashRaw(code, { ...COST, salt }));
}

/** Whether a stored hash has another cost than the current one; it is then renewed at the next login. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

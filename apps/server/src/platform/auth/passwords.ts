import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes (architecture, "The server"). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store for a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored hash. Without a hash, for an email nobody has, the answer is no and
 * takes the same time.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null && stored !== undefined;
}

import { randomBytes } from 'node:crypto';

/** Source of randomness; tests make it predictable. */
export interface Random {
  bytes(count: number): Buffer;
}

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

import { createHash } from 'node:crypto';
import type { Random } from '../../platform/random.ts';

/** Most links to a resume, and to a version of an answer (user contract, `listResumeShares` and `listAnswerShares`). */
export const SHARE_LIMIT = 20;

/** Milliseconds that an expired link stays in the list (user contract). */
export const SHOWN_AFTER = 30 * 24 * 3_600_000;

/** The secret of a link, which cannot be read again: only its hash is stored. */
export function newShareToken(random: Random, prefix: 's1' | 'a1') {
  const token = `${prefix}_${random.bytes(32).toString('base64url')}`;
  return { token, token_hash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const expiryOf = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 3_600_000);

import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../../platform/random.ts';

/** Bytes of a shared secret, 160 bits (RFC 4226, section 4, R6): 32 characters of Base32. */
const SECRET_LENGTH = 20;

/** Time steps before and after the current one whose codes are accepted (RFC 6238, section 5.2). */
const WINDOW = 1;

/** A new shared secret in Base32 (RFC 4648). */
export function newSecret(random: Random): string {
  return new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_LENGTH)).buffer }).base32;
}

/** The secret as a link for an authenticator app (Key Uri Format). */
export function setupUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * The number of the time step of a code: the current one or one of its neighbours.
 * @returns undefined for any other code
 */
export function matchingCounter(secret: string, code: string, now: Date): number | undefined {
  const app = totp(secret, '');
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

/** Defaults of authenticator apps: SHA-1, six digits, thirty seconds (RFC 6238, section 1.2). */
function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Michi', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

import type { SecretBox } from '../../../platform/auth/secretBox.ts';

/** Encrypts the shared secret of a user, bound to this user. */
export function sealSecret(secretBox: SecretBox, secret: string, userId: string): Buffer {
  return secretBox.seal(secret, `two-step ${userId}`);
}

/** Undefined if the server's session secret has changed since; then only recovery codes work. */
export function openSecret(secretBox: SecretBox, sealed: Buffer, userId: string): string | undefined {
  return secretBox.open(sealed, `two-step ${userId}`);
}

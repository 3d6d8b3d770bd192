import type { SecretBox } from '../../../platform/auth/secretBox.ts';

/** The shared secret of a user as it is stored; it opens for this user alone. */
export function sealSecret(secretBox: SecretBox, secret: string, userId: string): Buffer {
  return secretBox.seal(secret, `two-step ${userId}`);
}

/**
 * The shared secret of a user.
 * @returns undefined when the server's session secret is another by now; recovery codes are then the only way in
 */
export function openSecret(secretBox: SecretBox, sealed: Buffer, userId: string): string | undefined {
  return secretBox.open(sealed, `two-step ${userId}`);
}

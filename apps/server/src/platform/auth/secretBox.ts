import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../random.ts';

/** Encrypts secrets that the server has to read again. */
export interface SecretBox {
  /** @param context the context, such as `two-step <user id>`; opening requires the same */
  seal(secret: string, context: string): Buffer;
  /** Undefined if it was sealed with another key, for another context, or modified. */
  open(sealed: Buffer, context: string): string | undefined;
}

const ALGORITHM = 'aes-256-gcm';

/** First byte of sealed data, for a later change of the format. */
const VERSION = 1;

/** Bytes of the nonce and of the tag (NIST SP 800-38D, sections 5.2.1.1 and 5.2.1.2). */
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) under a key derived from the session secret (HKDF, RFC 5869): the database alone
 * reveals no secret. With another session secret everything sealed before is lost.
 */
export function createSecretBox(sessionSecret: string, random: Random): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'michi secret box 1', 32));
  return {
    seal(secret, context) {
      const nonce = random.bytes(NONCE_LENGTH);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, context) {
      const textAt = 1 + NONCE_LENGTH + TAG_LENGTH;
      if (sealed.length < textAt || sealed[0] !== VERSION) return undefined;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(1, 1 + NONCE_LENGTH), {
          authTagLength: TAG_LENGTH,
        });
        decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(1 + NONCE_LENGTH, textAt));
        return decipher.update(sealed.subarray(textAt), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

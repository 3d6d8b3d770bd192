import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Seconds for which the address of a picture is valid, at least (shared contract, `FileAddress`). */
const LIFETIME = 15 * 60;

/** Creates and verifies signed addresses of pictures, since an `img` sends no session. */
export interface PictureLinks {
  /** The address is stable for a while, so that browsers can cache it. */
  addressOf(fileId: string, now: Date): string;
  /** Whether the signature is valid for this picture and has not expired. */
  isGood(fileId: string, signature: string, now: Date): boolean;
}

/** @param sessionSecret the same for every process of a deployment */
export function createPictureLinks(sessionSecret: string): PictureLinks {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'michi picture links 1', 32));
  const sign = (fileId: string, expires: number): Buffer =>
    createHmac('sha256', key).update(`${fileId} ${expires}`).digest();
  return {
    addressOf(fileId, now) {
      const second = now.getTime() / 1000;
      const expires = (Math.ceil(second / LIFETIME) + 1) * LIFETIME;
      return `/api/user/files/${fileId}?signature=${expires}.${sign(fileId, expires).toString('base64url')}`;
    },
    isGood(fileId, signature, now) {
      const [expires = '', mac = ''] = signature.split('.');
      const given = Buffer.from(mac, 'base64url');
      const right = sign(fileId.toLowerCase(), Number(expires));
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}

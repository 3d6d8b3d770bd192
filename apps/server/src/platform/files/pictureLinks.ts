import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Seconds the address of a picture is good for, at least (shared contract, `FileAddress`). */
const LIFETIME = 15 * 60;

/** Creates and verifies signed addresses of pictures, which replace a session, since an `img` sends none. */
export interface PictureLinks {
  /** The address of a picture on this server. It is stable for a while, so that browsers can cache it. */
  addressOf(fileId: string, now: Date): string;
  /** Whether a signature is one of ours for this picture, and not over. */
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

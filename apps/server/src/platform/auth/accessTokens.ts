import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionScope } from '../database/schema.ts';
import type { Clock } from '../clock.ts';

/** Seconds for which an access token is valid. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = 'michi';
const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly scope: SessionScope;
}

/** The claims of a valid access token, and its expiry. */
export interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** Signs and verifies access tokens (JWT, RFC 7519). */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Undefined for a token that is forged or expired. */
  verify(token: string): Promise<VerifiedClaims | undefined>;
}

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  scope: z.enum(['FULL', 'REACTIVATE']),
  exp: z.number(),
});

/** @param secret at least 32 bytes, the same for every process of a deployment */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  // Imported once: `jose` imports bytes again for each token.
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, [
    'sign',
    'verify',
  ]);
  return {
    async sign({ userId, sessionId, scope }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, scope })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(await key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['exp', 'sub'],
          currentDate: clock.now(),
        });
        const claims = claimsSchema.parse(payload);
        const expiresAt = new Date(claims.exp * 1000);
        return { userId: claims.sub, sessionId: claims.sid, scope: claims.scope, expiresAt };
      } catch {
        return undefined;
      }
    },
  };
}

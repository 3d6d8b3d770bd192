import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionScope } from '../database/schema.ts';
import type { Clock } from '../clock.ts';

/** Seconds an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = 'michi';
const ALGORITHM = 'HS256';

/** Claims of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly scope: SessionScope;
}

/** Claims of a valid access token, and its expiry. */
export interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** Makes and reads access tokens (JWT, RFC 7519). */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token that is ours and not expired, else undefined. */
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
  const key = new TextEncoder().encode(secret);
  return {
    sign({ userId, sessionId, scope }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, scope })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
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

import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Random } from '../random.ts';

/** Seconds for which the token of a QR code is valid (user contract, `StudentQr`). */
export const STUDENT_TOKEN_SECONDS = 5 * 60;

const ISSUER = 'michi';
/** Differs from that of access tokens, so that neither is accepted as the other. */
const AUDIENCE = 'michi-student';
const ALGORITHM = 'HS256';

export type ReadStudentToken =
  | { readonly state: 'GOOD'; readonly studentId: string }
  | { readonly state: 'EXPIRED' }
  /** Modified, signed by another party, or not a token. */
  | { readonly state: 'FORGED' };

export interface StudentToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Creates and reads the tokens by which staff identify a student (JWT, RFC 7519). They grant no access. */
export interface StudentTokens {
  sign(studentId: string): Promise<StudentToken>;
  read(token: string): Promise<ReadStudentToken>;
}

const claimsSchema = z.object({ sub: z.uuid() });

/** @param secret at least 32 bytes, the same for every process of a deployment */
export function createStudentTokens(secret: string, clock: Clock, random: Random): StudentTokens {
  const key = new TextEncoder().encode(secret);
  return {
    async sign(studentId) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = now + STUDENT_TOKEN_SECONDS;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(studentId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .setJti(random.bytes(12).toString('base64url'))
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub'],
          currentDate: clock.now(),
        });
        return { state: 'GOOD', studentId: claimsSchema.parse(payload).sub };
      } catch (error) {
        return { state: error instanceof errors.JWTExpired ? 'EXPIRED' : 'FORGED' };
      }
    },
  };
}

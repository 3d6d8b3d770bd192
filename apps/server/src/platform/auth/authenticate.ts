import type { Deps } from '../deps.ts';
import type { VerifiedClaims } from './accessTokens.ts';
import { Problem } from '../problem/problem.ts';
import type { CurrentUser } from './currentUser.ts';

/** The claims of an `Authorization: Bearer` header; undefined for a token that is missing, forged or expired. */
export async function readClaims(
  { accessTokens }: Pick<Deps, 'accessTokens'>,
  header: string | undefined,
): Promise<VerifiedClaims | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
  return token === undefined ? undefined : accessTokens.verify(token);
}

/**
 * The user of an `Authorization: Bearer` header, read from the database, so that a block or a sign-out takes effect at
 * once.
 * @throws Problem UNAUTHENTICATED for a token that is forged, expired, revoked, or of a blocked account
 */
export async function authenticate(deps: Deps, header: string | undefined, now: Date): Promise<CurrentUser> {
  const claims = await readClaims(deps, header);
  if (claims === undefined) throw new Problem('UNAUTHENTICATED');
  const row = await deps.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'sessions.scope',
      'sessions.written_position',
      'users.role',
      'users.account_status',
      'users.timezone',
      'students.id as student_id',
      'students.university_id',
      'students.graduation_year',
      'students.needs_visa',
    ])
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.account_status', 'in', ['ACTIVE', 'ON_LEAVE'])
    .executeTakeFirst();
  if (row === undefined) throw new Problem('UNAUTHENTICATED');
  return {
    id: claims.userId,
    sessionId: claims.sessionId,
    scope: row.scope,
    role: row.role,
    accountStatus: row.account_status,
    studentId: row.student_id,
    universityId: row.university_id,
    graduationYear: row.graduation_year,
    needsVisa: row.needs_visa,
    timezone: row.timezone,
    tokenExpiresAt: claims.expiresAt,
    writtenPosition: row.written_position,
  };
}

import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { SessionTokens } from '../../../platform/auth/sessions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { contractRole } from './contractRole.ts';

type Session = ResponseBody<typeof manifest.user.logIn, 200>['data'];

/**
 * A new session, as logging in and registering return it.
 * @throws Problem UNAUTHENTICATED if the user was deleted meanwhile
 */
export async function sessionResponse(
  database: Kysely<Database>,
  userId: string,
  { token, refreshToken, expiresIn }: SessionTokens,
): Promise<Session> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'user_details.id as userDetailId',
      'students.id as studentId',
      'users.email',
      'user_details.family_name as familyName',
      'user_details.first_name as firstName',
      'user_details.family_name_jp as familyNameJp',
      'user_details.first_name_jp as firstNameJp',
      'user_details.nickname',
    ])
    .select(['users.role', 'users.account_status', 'users.language', 'users.timezone'])
    .select('students.university_id')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const role = row === undefined ? undefined : contractRole(row.role);
  if (row === undefined || role === undefined) throw new Problem('UNAUTHENTICATED');
  const { account_status: status, language, timezone, university_id: universityId, ...user } = row;
  return {
    token,
    refreshToken,
    expiresIn,
    accountStatus: status === 'ON_LEAVE' ? 'ON_LEAVE' : 'ACTIVE',
    user: { ...user, role, isNonUniversity: universityId === null, settings: { language, timezone } },
  };
}

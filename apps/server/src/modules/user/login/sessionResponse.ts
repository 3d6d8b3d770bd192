import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { SessionTokens } from '../../../platform/auth/sessions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { contractRole } from './contractRole.ts';

type Session = Answer<typeof manifest.user.logIn, 200>['data'];

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
      'user_details.id as detail_id',
      'students.id as student_id',
      'students.university_id',
      'users.role',
      'users.account_status',
      'users.email',
      'user_details.family_name',
      'user_details.first_name',
      'user_details.family_name_jp',
      'user_details.first_name_jp',
      'user_details.nickname',
      'users.language',
      'users.timezone',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const role = row === undefined ? undefined : contractRole(row.role);
  if (row === undefined || role === undefined) throw new Problem('UNAUTHENTICATED');
  return {
    token,
    refreshToken,
    expiresIn,
    accountStatus: row.account_status === 'ON_LEAVE' ? 'ON_LEAVE' : 'ACTIVE',
    user: {
      id: row.id,
      userDetailId: row.detail_id,
      studentId: row.student_id,
      role,
      email: row.email,
      familyName: row.family_name,
      firstName: row.first_name,
      familyNameJp: row.family_name_jp,
      firstNameJp: row.first_name_jp,
      nickname: row.nickname,
      isNonUniversity: row.university_id === null,
      settings: { language: row.language, timezone: row.timezone },
    },
  };
}

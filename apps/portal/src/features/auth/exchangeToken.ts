import { apiClient, unwrap } from '@michi/api/client';
import { appName } from '@michi/api/session';
import { getProfile, type Session } from '@michi/api/user';

/**
 * Makes a session of the refresh token an identity provider's visit ended with, which is good for one minute.
 * @throws {ApiError} when the token is refused or the profile cannot be read
 */
export const exchangeToken = async (refreshToken: string): Promise<Session> => {
  const pair = await unwrap(
    apiClient('user').POST('/auth/refresh-token', { body: { refresh_token: refreshToken, appName } }),
  );
  const profile = await getProfile({ headers: { Authorization: `Bearer ${pair.token}` } });
  const { id, userDetailId, studentId, role, email, isNonUniversity, settings, accountStatus } = profile;
  const { familyName, firstName, familyNameJp, firstNameJp, nickname } = profile;
  return {
    ...pair,
    accountStatus,
    user: {
      id,
      userDetailId,
      studentId,
      role,
      email,
      familyName,
      firstName,
      familyNameJp,
      firstNameJp,
      nickname,
      isNonUniversity,
      settings,
    },
  };
};

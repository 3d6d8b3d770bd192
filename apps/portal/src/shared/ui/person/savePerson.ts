import {
  getProfileQueryKey,
  invalidateStudentProfile,
  updateProfile,
  type UserProfile,
  type UserProfileUpdate,
} from '@michi/api/user';
import type { QueryClient } from '@tanstack/react-query';

/** Saves parts of the profile, and shows them, and which jobs and seminars are open by them, everywhere. */
export const savePerson = async (client: QueryClient, change: UserProfileUpdate): Promise<void> => {
  const saved = await updateProfile(change);
  // A running refetch does not contain this change yet.
  await client.cancelQueries({ queryKey: getProfileQueryKey() });
  client.setQueryData<UserProfile>(getProfileQueryKey(), saved);
  // The completion of the student counts this part too.
  void invalidateStudentProfile(client);
  if ('graduationYear' in change || 'needsVisa' in change)
    for (const service of ['job', 'seminar']) void client.invalidateQueries({ queryKey: ['api', service] });
};

import {
  getProfile,
  getStudentProfile,
  getStudentProfileQueryKey,
  updateStudentProfile,
  type StudentProfile,
  type StudentProfileUpdate,
  type UserProfile,
  type UserProfileUpdate,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { savePerson } from '../../shared/ui/person/savePerson.ts';
import { editablePerson, editableStudent, hasChanged } from './editable.ts';

/** How saving went, when it did not fail. */
export type Saving = 'saved' | 'changedElsewhere';

export interface SaveProfile {
  /** @param before the profile that was changed; without it, the change overwrites changes made elsewhere */
  readonly person: (change: UserProfileUpdate, before?: UserProfile) => Promise<Saving>;
  /** @param before the profile that was changed; without it, the change overwrites changes made elsewhere */
  readonly student: (change: StudentProfileUpdate, before?: StudentProfile) => Promise<Saving>;
}

/** Saves parts of the profile, and shows them wherever the profile is shown. */
export const useSaveProfile = (): SaveProfile => {
  const client = useQueryClient();
  return {
    person: async (change, before) => {
      if (
        before !== undefined &&
        hasChanged(change, editablePerson(before), editablePerson(await getProfile()))
      )
        return 'changedElsewhere';
      await savePerson(client, change);
      return 'saved';
    },
    student: async (change, before) => {
      if (
        before !== undefined &&
        hasChanged(change, editableStudent(before), editableStudent(await getStudentProfile()))
      )
        return 'changedElsewhere';
      const saved = await updateStudentProfile({ profile: change });
      await client.cancelQueries({ queryKey: getStudentProfileQueryKey() });
      client.setQueryData<StudentProfile>(getStudentProfileQueryKey(), saved);
      return 'saved';
    },
  };
};

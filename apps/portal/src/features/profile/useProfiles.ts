import {
  useProfile,
  getStudentProfileQueryOptions,
  getProfile,
  getStudentProfile,
  getStudentProfileQueryKey,
  updateStudentProfile,
  type StudentProfile,
  type UserProfile,
  type StudentProfileUpdate,
  type UserProfileUpdate,
} from '@michi/api/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { savePerson } from '../../shared/ui/person/person.ts';
import { editablePerson, editableStudent, hasChanged } from './editable.ts';

/** The student's half of the profile; the personal half is loaded on every screen. */
export const studentProfileQuery = getStudentProfileQueryOptions();

export interface Profiles {
  readonly person: UserProfile;
  readonly student: StudentProfile;
}

export interface ProfilesQuery {
  readonly data: Profiles | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The signed-in user as a person and as a student. */
export const useProfiles = (): ProfilesQuery => {
  const person = useProfile();
  // The screen itself says when it cannot be loaded.
  const student = useQuery(studentProfileQuery);
  return {
    data:
      person.data !== undefined && student.data !== undefined
        ? { person: person.data, student: student.data }
        : undefined,
    isError: person.isError || student.isError,
    refetch: () => {
      void person.refetch();
      void student.refetch();
    },
  };
};

/** How saving went, when it did not fail. */
export type Saving = 'saved' | 'changedElsewhere';

interface SaveProfile {
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

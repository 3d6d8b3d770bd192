import {
  useProfile,
  type StudentProfile,
  type UserProfile,
  getStudentProfileQueryOptions,
} from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';

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

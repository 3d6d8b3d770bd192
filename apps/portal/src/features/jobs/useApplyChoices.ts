import { useListResumes, useStudentProfile, type ReasonForApplying, type Resume } from '@michi/api/user';
import { isNotImplemented } from '../../shared/errors/isNotImplemented.ts';

/** Parts of the profile that can be sent with an application. */
export interface Choices<Choice> {
  /** Undefined while loading, after a failure, and if the service does not offer it. */
  readonly all: readonly Choice[] | undefined;
  readonly isPending: boolean;
  /** Whether it could not be loaded though the service offers it. */
  readonly hasFailed: boolean;
}

/** As it is now, since it is sent as it is shown. No retries: an application can be sent without. */
const once = { retry: false, staleTime: 0 } as const;

/** The student's resumes, the default first, and the reasons for applying from the profile. */
export function useApplyChoices(): {
  readonly resumes: Choices<Resume>;
  readonly reasons: Choices<ReasonForApplying>;
} {
  const resumes = useListResumes({ query: once });
  const profile = useStudentProfile({ query: once });
  return {
    resumes: {
      all: resumes.data,
      isPending: resumes.isPending,
      hasFailed: resumes.data === undefined && resumes.isError && !isNotImplemented(resumes.error),
    },
    reasons: {
      all: profile.data?.reasonsForApplying,
      isPending: profile.isPending,
      hasFailed: profile.data === undefined && profile.isError && !isNotImplemented(profile.error),
    },
  };
}

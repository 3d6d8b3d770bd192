import { useListResumes, useStudentProfile, type ReasonForApplying, type Resume } from '@michi/api/user';
import { isNotImplemented } from '../../shared/errors/isNotImplemented.ts';

/** Parts of the profile that can be sent with an application. */
export interface Choices<Choice> {
  /** What there is to choose from; undefined while it loads and where it cannot be had. */
  readonly all: readonly Choice[] | undefined;
  readonly isPending: boolean;
  /** It could not be loaded, though the service has it. */
  readonly hasFailed: boolean;
}

/** An application does not wait for further tries: it can go without. */
const once = { retry: false } as const;

/** The student's resumes, the one to send along first, and the reasons for applying from the profile. */
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

import { useListJobsForYou, useListMostSavedJobs, type Job, type JobForYou } from '@michi/api/job';
import type { StudentProfile } from '@michi/api/user';

/** Jobs shown here; the list of all is behind a link. */
export const shownJobs = 3;

/** Jobs that match, of which those of the student's field come first. */
const comparedJobs = 20;

/** A job with the reason why it is shown; none for one that many students have saved. */
export interface FirstJob {
  readonly job: Job;
  readonly match: JobForYou['matches'][number] | undefined;
}

/** The jobs that match the profile. */
export const useJobsForYou = (enabled: boolean) =>
  useListJobsForYou({ page: 1, size: comparedJobs }, { query: { enabled } });

/**
 * Chooses the jobs: those of the student's field first, then others that match, completed with the most saved ones. Undefined
 * where none is of the field that was asked for, so that the most saved ones stay.
 */
export const jobsForYou = (
  matching: readonly JobForYou[],
  mostSaved: readonly Job[],
  { isOfField }: { readonly isOfField: boolean },
): readonly FirstJob[] | undefined => {
  const isInField = ({ matches }: JobForYou) => matches.includes('FIELD');
  const ofField = matching.filter(isInField);
  if ((isOfField ? ofField : matching).length === 0) return undefined;
  const chosen = [...ofField, ...matching.filter((one) => !isInField(one))].slice(0, shownJobs);
  const ids = new Set(chosen.map(({ job }) => job.id));
  return [
    ...chosen.map(({ job, matches }) => ({
      job,
      match: matches.find((match) => match === 'FIELD') ?? matches[0],
    })),
    ...mostSaved.filter(({ id }) => !ids.has(id)).map((job) => ({ job, match: undefined })),
  ].slice(0, shownJobs);
};

interface FirstJobs {
  /** Undefined until known. */
  readonly jobs: readonly FirstJob[] | undefined;
  /** Whether they match the profile. */
  readonly isForYou: boolean;
  /** Whether nothing matches what the student has chosen. */
  readonly hasNoMatch: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/**
 * Three jobs to begin with: those that most students have saved, or those that match a profile with fields of interest.
 * @param isAsked whether the fields are being asked for: then a match is one of the field
 */
export const useFirstJobs = (
  { fieldsOfInterest }: Pick<StudentProfile, 'fieldsOfInterest'>,
  isAsked: boolean,
): FirstJobs => {
  const mostSaved = useListMostSavedJobs({ page: 1, size: shownJobs });
  const hasFields = fieldsOfInterest.length > 0;
  const matching = useJobsForYou(hasFields);
  const refetch = () => {
    void mostSaved.refetch();
    if (hasFields) void matching.refetch();
  };
  const saved = mostSaved.data?.data;
  const matched = hasFields ? matching.data?.data : undefined;
  const own = matched && jobsForYou(matched, saved ?? [], { isOfField: isAsked });
  // While the answer is on its way, the rows stay.
  const isWaiting = hasFields && !isAsked && matched === undefined && !matching.isError;
  return {
    jobs: own ?? (isWaiting ? undefined : saved?.map((job) => ({ job, match: undefined }))),
    isForYou: own !== undefined,
    hasNoMatch: matched !== undefined && own === undefined,
    isError: own === undefined && saved === undefined && mostSaved.isError,
    refetch,
  };
};

import type { Job } from '@michi/api/job';
import { Grid } from '@michi/design-system/grid';
import type { JobNote } from '../useJobPage.ts';
import { JobCard } from './JobCard.tsx';

export interface JobCardsProps {
  readonly jobs: readonly Job[];
  readonly linkTo: (job: Job) => string;
  readonly notes: ReadonlyMap<string, JobNote>;
}

/** Jobs in Card View. */
export default function JobCards({ jobs, linkTo, notes }: JobCardsProps) {
  return (
    <Grid as="ul" fill="large" gap="medium">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} to={linkTo(job)} note={notes.get(job.id)} />
      ))}
    </Grid>
  );
}

import type { DataAhead } from '../shared/data-ahead/fetchAhead.ts';
import { paths } from '../shared/paths.ts';

const jobs = async () => (await import('../features/jobs/fetchJobsAhead.ts')).fetchJobsAhead;

/** What tells of places that visits begin with what is asked for there first. */
export const dataAheadOfBeginnings: Readonly<Record<string, () => Promise<DataAhead>>> = {
  [paths.dashboard]: async () =>
    (await import('../features/dashboard/fetchDashboardAhead.ts')).fetchDashboardAhead,
  [paths.publicJobs]: jobs,
  [paths.publicJobDetails]: jobs,
  [paths.universityJobs]: jobs,
  [paths.universityJobDetails]: jobs,
  [paths.profile]: async () => (await import('../features/profile/fetchProfileAhead.ts')).fetchProfileAhead,
};

/** Begins to fetch nothing. */
const nothing: DataAhead = () => undefined;

/** What begins to fetch what the screen at an address will ask for first; where none is known, it fetches nothing. */
export const dataAheadAt = async (pathname: string): Promise<DataAhead> => {
  const tell =
    dataAheadOfBeginnings[pathname] ?? (await import('./laterDataAhead.ts')).laterDataAhead[pathname];
  return (await tell?.()) ?? nothing;
};

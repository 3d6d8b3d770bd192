import type { Job, JobOffer } from '@michi/api/job';

/**
 * Whether an accepted offer leads to the timesheet: hours are entered for internships, from the first day on. Before that day
 * the timesheet may be that of another accepted offer.
 * @param today `YYYY-MM-DD`
 */
export const isTimesheetOpen = (
  kind: Job['kind'],
  joiningDate: JobOffer['joiningDate'] | undefined,
  today: string,
): boolean => kind === 'INTERNSHIP' && joiningDate !== undefined && joiningDate <= today;

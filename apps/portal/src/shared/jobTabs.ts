/** Tab numbers in the address of a job list (decisions, "Open points"): 0 All Jobs, 1 Applied Jobs. */
export const jobTabs = { allJobs: 0, appliedJobs: 1 } as const;

/** The number of a tab that is built. */
export type JobTab = (typeof jobTabs)[keyof typeof jobTabs];

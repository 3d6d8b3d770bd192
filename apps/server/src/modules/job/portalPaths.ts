/** Paths of the portal (specs/COVERAGE.md, section 2, "Routes"). */
export const portalPaths = {
  job: (audience: 'PUBLIC' | 'UNIVERSITY', id: string): string =>
    `/student/job/${audience === 'PUBLIC' ? 'public-jobs' : 'university-jobs'}/details?id=${id}`,
  application: (id: string): string => `/student/job/applications/details?id=${id}`,
  interview: (id: string): string => `/student/job/interview/details?id=${id}`,
  offer: (id: string): string => `/student/job/offer-letter?id=${id}`,
  timesheet: (month: string): string => `/student/timesheet?month=${month}`,
} as const;

import type { CounsellingStyle, CounsellingTopic } from '@michi/api/university';

/** Topics of counselling, in display order. */
export const topics = [
  'CAREER_PLANNING',
  'JOB_SEARCH',
  'RESUME',
  'INTERVIEW',
  'OFFER',
  'OTHER',
] as const satisfies readonly CounsellingTopic[];

/** How one can meet. */
export type Style = CounsellingStyle;

/** The ways to meet, in the order in which they are offered. */
export const styles = ['ONLINE', 'OFFLINE'] as const satisfies readonly Style[];

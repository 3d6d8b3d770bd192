import type { CounsellingStyle, CounsellingTopic } from '@michi/api/university';

export const topics = [
  'CAREER_PLANNING',
  'JOB_SEARCH',
  'RESUME',
  'INTERVIEW',
  'OFFER',
  'OTHER',
] as const satisfies readonly CounsellingTopic[];

export type Style = CounsellingStyle;

/** Formats in display order. */
export const styles = ['ONLINE', 'OFFLINE'] as const satisfies readonly Style[];

import type { CompanyDetail } from '@michi/api/company';
import type { JobDetail } from '@michi/api/job';

/** How soon to expect a reply to an application for a job, and who says so. */
export interface JobReplyTime {
  readonly days: number;
  readonly source: 'POSTING' | 'COMPANY' | 'COUNTED';
}

/** What is told of a job: the promise by which a reply is late later, otherwise the median of the counted replies. */
export const jobReplyTime = (
  { resultWithinDays }: Pick<JobDetail['terms'], 'resultWithinDays'>,
  { responseDays }: Pick<JobDetail['job']['company'], 'responseDays'>,
  record: CompanyDetail['responseRecord'],
): JobReplyTime | null => {
  if (resultWithinDays !== null) return { days: resultWithinDays, source: 'POSTING' };
  if (responseDays !== null) return { days: responseDays, source: 'COMPANY' };
  const median = record?.medianDays ?? null;
  return median === null ? null : { days: median, source: 'COUNTED' };
};

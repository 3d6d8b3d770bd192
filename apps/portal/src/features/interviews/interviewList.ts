import type { Interview } from '@michi/api/job';
import { jobTabs, publicJobTabs, universityJobTabs } from '../../shared/navigation/jobTabs.ts';

interface InterviewList {
  readonly tab: number;
  readonly name:
    | 'requests'
    | 'accepted'
    | 'results'
    | 'applied'
    | 'internalRequests'
    | 'internal'
    | 'companyRequests'
    | 'acceptedUniversity'
    | 'universityResults';
}

/** The tab of the job lists that has the interview: the target of the back link. */
export const listOf = ({ job, interviewer, status, result }: Interview): InterviewList => {
  const isOver = status === 'DENIED' || status === 'CANCELLED';
  if (isOver) return { tab: jobTabs.appliedJobs, name: 'applied' };
  if (job.audience === 'PUBLIC') {
    if (result !== null) return { tab: publicJobTabs.interviewResults, name: 'results' };
    return status === 'ACCEPTED'
      ? { tab: publicJobTabs.acceptedInterviews, name: 'accepted' }
      : { tab: publicJobTabs.interviewRequests, name: 'requests' };
  }
  if (result !== null)
    return { tab: universityJobTabs.universityInterviewResults, name: 'universityResults' };
  if (interviewer === 'UNIVERSITY') {
    return status === 'ACCEPTED'
      ? { tab: universityJobTabs.internalInterviews, name: 'internal' }
      : { tab: universityJobTabs.internalInterviewRequests, name: 'internalRequests' };
  }
  return status === 'ACCEPTED'
    ? { tab: universityJobTabs.acceptedUniversityInterviews, name: 'acceptedUniversity' }
    : { tab: universityJobTabs.companyInterviewRequests, name: 'companyRequests' };
};

import type { ApplicationStage, Interviewer, JobCounters } from '@michi/api/job';
import type { JobAudience } from './paths.ts';

/** Tab numbers that the lists of public and of university jobs share. */
export const jobTabs = { allJobs: 0, appliedJobs: 1, recommendations: 2 } as const;

/** Tab numbers of the public jobs. */
export const publicJobTabs = {
  ...jobTabs,
  interviewRequests: 3,
  acceptedInterviews: 4,
  interviewResults: 5,
  jobOffer: 6,
  unlucky: 7,
} as const;

/** Tab numbers of the university's jobs. */
export const universityJobTabs = {
  ...jobTabs,
  internalInterviewRequests: 3,
  internalInterviews: 4,
  companyInterviewRequests: 5,
  acceptedUniversityInterviews: 6,
  universityInterviewResults: 7,
  jobOffer: 8,
  unlucky: 9,
} as const;

/** The tab of each list that contains job offers. */
export const offerTabs = {
  PUBLIC: publicJobTabs.jobOffer,
  UNIVERSITY: universityJobTabs.jobOffer,
} as const satisfies Record<JobAudience, number>;

/** A tab's name in code; its label is in `labels:jobTab`. */
export type JobTabName = keyof typeof publicJobTabs | keyof typeof universityJobTabs;

/** The number of a tab. */
export type JobTab =
  | (typeof publicJobTabs)[keyof typeof publicJobTabs]
  | (typeof universityJobTabs)[keyof typeof universityJobTabs];

/** A tab of a list of jobs. */
export interface JobTabKind {
  readonly tab: JobTab;
  readonly name: JobTabName;
  /** Stages of the applications it contains; omitted for other contents. */
  readonly stages?: readonly ApplicationStage[];
  /** Of those only the ones interviewed by them. */
  readonly interviewer?: Interviewer;
  /** Of those only the ones whose last step is the result of an interview, selected or failed. */
  readonly decidedByInterview?: true;
  /** Target of its rows: the job by default. */
  readonly leadsTo?: 'interview' | 'offer';
  /** Its number of entries. */
  readonly count: (counters: JobCounters) => number;
}

const offers = ['OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED'] as const satisfies readonly ApplicationStage[];

const results = ['INTERVIEW_RESULT', 'UNLUCKY'] as const satisfies readonly ApplicationStage[];

const shared = [
  { tab: jobTabs.allJobs, name: 'allJobs', count: ({ allJobs }) => allJobs },
  { tab: jobTabs.appliedJobs, name: 'appliedJobs', stages: [], count: ({ applied }) => applied },
  { tab: jobTabs.recommendations, name: 'recommendations', count: ({ recommendation }) => recommendation },
] as const satisfies readonly JobTabKind[];

/** All tabs of each list in their order (specs/COVERAGE.md, section 2, "Jobs"), and the applications in each. */
export const jobTabKinds: Readonly<Record<JobAudience, readonly JobTabKind[]>> = {
  PUBLIC: [
    ...shared,
    {
      tab: publicJobTabs.interviewRequests,
      name: 'interviewRequests',
      stages: ['INTERVIEW_REQUESTED'],
      leadsTo: 'interview',
      count: ({ internalRequest, interviewRequest }) => internalRequest + interviewRequest,
    },
    {
      tab: publicJobTabs.acceptedInterviews,
      name: 'acceptedInterviews',
      stages: ['INTERVIEW_ACCEPTED'],
      leadsTo: 'interview',
      count: ({ acceptedInterview, internalInterviewAccepted }) =>
        acceptedInterview + internalInterviewAccepted,
    },
    {
      tab: publicJobTabs.interviewResults,
      name: 'interviewResults',
      stages: results,
      decidedByInterview: true,
      leadsTo: 'interview',
      count: ({ internalInterviewResult, interviewResult }) => internalInterviewResult + interviewResult,
    },
    {
      tab: publicJobTabs.jobOffer,
      name: 'jobOffer',
      stages: offers,
      leadsTo: 'offer',
      count: ({ jobOffer }) => jobOffer,
    },
    {
      tab: publicJobTabs.unlucky,
      name: 'unlucky',
      stages: ['UNLUCKY'],
      count: ({ unlucky }) => unlucky,
    },
  ],
  UNIVERSITY: [
    ...shared,
    {
      tab: universityJobTabs.internalInterviewRequests,
      name: 'internalInterviewRequests',
      stages: ['INTERVIEW_REQUESTED'],
      interviewer: 'UNIVERSITY',
      leadsTo: 'interview',
      count: ({ internalRequest }) => internalRequest,
    },
    {
      tab: universityJobTabs.internalInterviews,
      name: 'internalInterviews',
      stages: ['INTERVIEW_ACCEPTED'],
      interviewer: 'UNIVERSITY',
      leadsTo: 'interview',
      count: ({ internalInterviewAccepted }) => internalInterviewAccepted,
    },
    {
      tab: universityJobTabs.companyInterviewRequests,
      name: 'companyInterviewRequests',
      stages: ['INTERVIEW_REQUESTED'],
      interviewer: 'COMPANY',
      leadsTo: 'interview',
      count: ({ interviewRequest }) => interviewRequest,
    },
    {
      tab: universityJobTabs.acceptedUniversityInterviews,
      name: 'acceptedUniversityInterviews',
      stages: ['INTERVIEW_ACCEPTED'],
      interviewer: 'COMPANY',
      leadsTo: 'interview',
      count: ({ acceptedInterview }) => acceptedInterview,
    },
    {
      tab: universityJobTabs.universityInterviewResults,
      name: 'universityInterviewResults',
      stages: results,
      decidedByInterview: true,
      leadsTo: 'interview',
      count: ({ internalInterviewResult, interviewResult }) => internalInterviewResult + interviewResult,
    },
    {
      tab: universityJobTabs.jobOffer,
      name: 'jobOffer',
      stages: offers,
      leadsTo: 'offer',
      count: ({ jobOffer }) => jobOffer,
    },
    {
      tab: universityJobTabs.unlucky,
      name: 'unlucky',
      stages: ['UNLUCKY'],
      count: ({ unlucky }) => unlucky,
    },
  ],
};

/**
 * The tabs that a student sees. Only a university recommends jobs, so without one that tab is hidden; the others keep
 * their numbers.
 */
export const jobTabKindsFor = (
  audience: JobAudience,
  { isNonUniversity }: { readonly isNonUniversity: boolean },
): readonly JobTabKind[] =>
  jobTabKinds[audience].filter(({ tab }) => !isNonUniversity || tab !== jobTabs.recommendations);

import type { ApplicationStage, Interviewer, JobCounters } from '@michi/api/job';
import type { JobAudience } from './paths.ts';

/** Tabs of both the public and the university's job list. */
export const jobTabs = { allJobs: 0, appliedJobs: 1, recommendations: 2 } as const;

export const publicJobTabs = {
  ...jobTabs,
  interviewRequests: 3,
  acceptedInterviews: 4,
  interviewResults: 5,
  jobOffer: 6,
  unlucky: 7,
} as const;

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

/** The tab with job offers in each list. */
export const offerTabs = {
  PUBLIC: publicJobTabs.jobOffer,
  UNIVERSITY: universityJobTabs.jobOffer,
} as const satisfies Record<JobAudience, number>;

/** Name of a tab in code; its label is in `labels:jobTab`. */
export type JobTabName = keyof typeof publicJobTabs | keyof typeof universityJobTabs;

export type JobTab =
  | (typeof publicJobTabs)[keyof typeof publicJobTabs]
  | (typeof universityJobTabs)[keyof typeof universityJobTabs];

export interface JobTabKind {
  readonly tab: JobTab;
  readonly name: JobTabName;
  /** Stages of the applications it contains; omitted for other contents. */
  readonly stages?: readonly ApplicationStage[];
  /** Restricts them to applications with this interviewer. */
  readonly interviewer?: Interviewer;
  /** Restricts them to applications whose last step is the result of an interview. */
  readonly decidedByInterview?: true;
  /** Target of its rows; default: the job. */
  readonly leadsTo?: 'interview' | 'offer';
  readonly count: (counters: JobCounters) => number;
}

const offers = ['OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED'] as const satisfies readonly ApplicationStage[];

const results = ['INTERVIEW_RESULT', 'UNLUCKY'] as const satisfies readonly ApplicationStage[];

const shared = [
  { tab: jobTabs.allJobs, name: 'allJobs', count: ({ allJobs }) => allJobs },
  { tab: jobTabs.appliedJobs, name: 'appliedJobs', stages: [], count: ({ applied }) => applied },
  { tab: jobTabs.recommendations, name: 'recommendations', count: ({ recommendation }) => recommendation },
] as const satisfies readonly JobTabKind[];

/** The tabs of each list in display order, and the applications in each (specs/COVERAGE.md, section 2, "Jobs"). */
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

/** The tabs that a student sees: without a university there are no recommendations. The others keep their numbers. */
export const jobTabKindsFor = (
  audience: JobAudience,
  { isNonUniversity }: { readonly isNonUniversity: boolean },
): readonly JobTabKind[] =>
  jobTabKinds[audience].filter(({ tab }) => !isNonUniversity || tab !== jobTabs.recommendations);

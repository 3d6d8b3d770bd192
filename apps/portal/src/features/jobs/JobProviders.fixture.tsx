import {
  getJobCounters,
  getStudentJobSummary,
  showJobOffer,
  useShowJob,
  type ApplicationStatus,
  type Job,
  type JobCounters,
} from '@michi/api/job';
import type { ReactNode } from 'react';
import { jobTabKinds, type JobTab, type JobTabKind } from '../../shared/navigation/jobTabs.ts';
import type { JobAudience } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { readJobAddress } from './jobAddress.ts';
import { applicationsQuery, publicCountersQuery, universityCountersQuery } from './queries.ts';

/** Id of the job of the contract's examples. */
export const exampleJobId = '0199a1c2-0000-7000-8000-000000000148';

/** Passes the job of the contract's examples, not yet applied to, to its children; for stories. */
export function ExampleJob({ children }: { readonly children: (job: Job) => ReactNode }) {
  const { data } = useShowJob(exampleJobId);
  return data === undefined ? null : children({ ...data.job, application: null });
}

/** A recommendation that the student may accept or decline. */
export const recommendedApplication: ApplicationStatus = {
  id: '0199a1c2-0000-7000-8000-0000000a0001',
  stage: 'RECOMMENDED',
  interviewer: 'COMPANY',
  appliedAt: null,
  stageChangedAt: '2026-11-17T04:10:00.000Z',
  answerBy: '2026-11-24T14:59:00.000Z',
  resultExpectedBy: null,
  isResultOverdue: false,
  turn: 'STUDENT',
  interviewId: null,
  interview: null,
  interviewResult: null,
  jobOfferId: null,
  offer: null,
  rejectedFrom: null,
  allowedActions: ['accept-recommendation', 'deny-recommendation'],
};

/** Id of the offer of the contract's examples. */
const offerId = '0199a1c2-0000-7000-8000-0000000a1003';

export interface JobTabProviderProps {
  readonly audience: JobAudience;
  readonly tab: JobTab;
  /** Differences of the application from the contract's example. */
  readonly change?: Partial<ApplicationStatus>;
  readonly children: ReactNode;
}

/** The counters of the examples, the application being in the given tab as well. */
async function countersWith(kind: JobTabKind): Promise<JobCounters> {
  const listed = await getJobCounters();
  if (kind.count(listed) > 0) return listed;
  const counter = Object.keys(listed).find((name) => kind.count({ ...listed, [name]: 1 }) > 0);
  return counter === undefined ? listed : { ...listed, [counter]: 1 };
}

const exampleOf = async (leadsTo: 'interview' | 'offer'): Promise<Job | undefined> => {
  if (leadsTo === 'offer') return (await showJobOffer(offerId)).offer.job;
  const { nextSteps } = await getStudentJobSummary();
  return nextSteps.find(({ kind }) => kind === 'ANSWER_INTERVIEW')?.job;
};

/** Provides an interview or an offer in a tab, of which the contract has no example; for stories and tests. */
export function JobTabProvider({ audience, tab, change, children }: JobTabProviderProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const kind = jobTabKinds[audience].find((each) => each.tab === tab);
        if (kind === undefined) return;
        const job = await exampleOf(kind.leadsTo ?? 'interview');
        if (job?.application == null) return;
        const counters = await countersWith(kind);
        for (const query of [publicCountersQuery('PUBLIC'), universityCountersQuery('UNIVERSITY')])
          give(query.queryKey, counters);
        give(applicationsQuery(readJobAddress(new URLSearchParams(), audience), kind, audience).queryKey, {
          currentPage: 1,
          nextPage: null,
          prevPage: null,
          totalPages: 1,
          totalRecords: 1,
          data: [{ ...job, application: { ...job.application, ...change } }],
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}

import type { NextStep } from '@michi/api/job';
import { toApplication, toInterview, toJob, toOffer } from '../../navigation/paths.ts';

/** Steps that need a response of the student. */
export const owedKinds = [
  'ANSWER_INTERVIEW',
  'DECIDE_OFFER',
  'ANSWER_RECOMMENDATION',
] as const satisfies readonly NextStep['kind'][];

export type OwedKind = (typeof owedKinds)[number];

export const owedKindOf = ({ kind }: Pick<NextStep, 'kind'>): OwedKind | undefined =>
  owedKinds.find((each) => each === kind);

export const isOwed = (step: Pick<NextStep, 'kind'>): boolean => owedKindOf(step) !== undefined;

/** Where the student takes a step: interview, offer letter or application, otherwise the job. */
export const stepPath = ({
  applicationId,
  kind,
  job,
}: Pick<NextStep, 'applicationId' | 'kind' | 'job'>): string => {
  const interviewId = job.application?.interviewId ?? null;
  const jobOfferId = job.application?.jobOfferId ?? null;
  if (kind === 'ANSWER_INTERVIEW' && interviewId !== null) return toInterview(interviewId);
  if (kind === 'DECIDE_OFFER' && jobOfferId !== null) return toOffer(jobOfferId);
  if ((kind === 'ATTEND_INTERVIEW' || kind === 'AWAIT_RESULT') && applicationId !== null)
    return toApplication(applicationId);
  return toJob(job.audience, job.id);
};

import type { NextStep, StudentJobSummary } from '@michi/api/job';
import type { SeminarNextStep, StudentSeminarSummary } from '@michi/api/seminar';
import type { Format } from '../../format/createFormat.ts';
import { toApplication, toInterview, toJob, toJobApply, toOffer, toSeminar } from '../../navigation/paths.ts';

/** A step about a job or about a seminar. */
export type AnyStep = NextStep | SeminarNextStep;

/** Steps that need a response of the student. */
const owedKinds = [
  'ANSWER_INTERVIEW',
  'DECIDE_OFFER',
  'ANSWER_RECOMMENDATION',
  'TAKE_SEAT',
  'ANSWER_INVITATION',
] as const satisfies readonly AnyStep['kind'][];

type OwedKind = (typeof owedKinds)[number];

export const owedKindOf = ({ kind }: Pick<AnyStep, 'kind'>): OwedKind | undefined =>
  owedKinds.find((each) => each === kind);

/** Whether a company, a university or a seminar waits for the student's response. */
export const isOwed = (step: Pick<AnyStep, 'kind'>): boolean => owedKindOf(step) !== undefined;

/** What is due for jobs and seminars, soonest first. A seat or an invitation whose time has passed is left out. */
export const stepsOf = (
  jobs: Pick<StudentJobSummary, 'nextSteps'> | undefined,
  seminars: Pick<StudentSeminarSummary, 'nextSteps'> | undefined,
  now: Date,
): readonly AnyStep[] =>
  [
    ...(jobs?.nextSteps ?? []),
    ...(seminars?.nextSteps ?? []).filter(({ dueAt }) => Date.parse(dueAt) >= now.getTime()),
  ].toSorted((left, right) => Date.parse(left.dueAt) - Date.parse(right.dueAt));

/** Where the student takes a step: seminar, interview, offer letter, application or the page for applying, otherwise the job. */
export const stepPath = (
  step: Pick<NextStep, 'applicationId' | 'kind' | 'job'> | Pick<SeminarNextStep, 'kind' | 'seminar'>,
): string => {
  if ('seminar' in step) return toSeminar(step.seminar.audience, step.seminar.id);
  const { applicationId, kind, job } = step;
  const interviewId = job.application?.interviewId ?? null;
  const jobOfferId = job.application?.jobOfferId ?? null;
  if (kind === 'ANSWER_INTERVIEW' && interviewId !== null) return toInterview(interviewId);
  if (kind === 'DECIDE_OFFER' && jobOfferId !== null) return toOffer(jobOfferId);
  if ((kind === 'ATTEND_INTERVIEW' || kind === 'AWAIT_RESULT') && applicationId !== null)
    return toApplication(applicationId);
  if (kind === 'WRITE_ANSWERS') return toJobApply(job.audience, job.id);
  return toJob(job.audience, job.id);
};

/** What is still to be written, for the words of a step `WRITE_ANSWERS`. */
export const toWriteOf = (
  step: AnyStep,
  { number }: Pick<Format, 'number'>,
): { readonly count: number; readonly formatted: string } => {
  const { answers, characters } = ('toWrite' in step ? step.toWrite : null) ?? { answers: 0, characters: 0 };
  return { count: answers, formatted: number(characters) };
};

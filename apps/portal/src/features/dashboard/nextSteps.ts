import type { NextStep } from '@michi/api/job';
import { toInterview, toJob, toOffer } from '../../shared/paths.ts';

/** What of a step says when it is due and what it asks for. */
export type Due = Pick<NextStep, 'kind' | 'dueAt'>;

/** Steps by which the student owes somebody an answer. */
const owed: ReadonlySet<NextStep['kind']> = new Set([
  'ANSWER_INTERVIEW',
  'DECIDE_OFFER',
  'ANSWER_RECOMMENDATION',
]);

/** Where a step is taken: the interview to answer, the letter to decide on, else the job. */
export const placeOf = ({ kind, job }: Pick<NextStep, 'kind' | 'job'>): string => {
  const interviewId = job.application?.interviewId ?? null;
  const jobOfferId = job.application?.jobOfferId ?? null;
  if (kind === 'ANSWER_INTERVIEW' && interviewId !== null) return toInterview(interviewId);
  if (kind === 'DECIDE_OFFER' && jobOfferId !== null) return toOffer(jobOfferId);
  return toJob(job.audience, job.id);
};

/** Whether somebody waits for the student's answer. */
export const isOwed = ({ kind }: Due): boolean => owed.has(kind);

/** The steps sorted by what they ask of the student. Each list is soonest first, as the contract gives them. */
export interface StepsByMeaning<Step extends Due> {
  /** To be done and still possible, with a date ahead. */
  readonly toDo: readonly Step[];
  /** Of those the ones that somebody waits for. */
  readonly answers: readonly Step[];
  /** Dates that passed: a result that is late, an answer not given. */
  readonly late: readonly Step[];
}

/** Sorts the steps by what they ask for at a moment. A result to wait for is nothing to do until it is late. */
export const stepsByMeaning = <Step extends Due>(steps: readonly Step[], now: Date): StepsByMeaning<Step> => {
  const isLate = ({ dueAt }: Step) => new Date(dueAt).getTime() < now.getTime();
  const toDo = steps.filter((step) => step.kind !== 'AWAIT_RESULT' && !isLate(step));
  return { toDo, answers: toDo.filter(isOwed), late: steps.filter(isLate) };
};

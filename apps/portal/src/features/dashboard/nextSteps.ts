import type { NextStep } from '@michi/api/job';
import { isOwed } from '../../shared/next-steps/nextStep.ts';

/** What of a step says when it is due and what it asks for. */
export type Due = Pick<NextStep, 'kind' | 'dueAt'>;

/** The steps sorted by what they ask of the student. Each list is soonest first, as the contract gives them. */
export interface StepsByMeaning<Step extends Due> {
  /** To be done and still possible: answers owed, whether or not their date has passed, and what closes later. */
  readonly toDo: readonly Step[];
  /** Of those the ones that somebody waits for. */
  readonly answers: readonly Step[];
  /** Results that should have come. */
  readonly late: readonly Step[];
}

/**
 * Sorts the steps by what they ask for at a moment. A result to wait for is nothing to do until it is late. The service names
 * an answer as long as it can be given, so one whose date has passed is still to be given.
 */
export const stepsByMeaning = <Step extends Due>(steps: readonly Step[], now: Date): StepsByMeaning<Step> => {
  const isLate = ({ dueAt }: Step) => new Date(dueAt).getTime() < now.getTime();
  const answers = steps.filter(isOwed);
  return {
    toDo: steps.filter((step) => isOwed(step) || (step.kind === 'APPLY_TO_FAVORITE' && !isLate(step))),
    answers,
    late: steps.filter((step) => step.kind === 'AWAIT_RESULT' && isLate(step)),
  };
};

/** Where the words of a step stand among the translations: an internship's acceptance is no offer of employment. */
export const wordsOf = ({
  kind,
  job,
}: Pick<NextStep, 'kind'> & { readonly job: Pick<NextStep['job'], 'kind'> }) =>
  kind === 'DECIDE_OFFER' ? (`steps.${kind}.${job.kind}` as const) : (`steps.${kind}` as const);

import type { NextStep, StudentJobSummary } from '@michi/api/job';
import { toApplication } from '../../shared/navigation/paths.ts';
import { isOwed, type AnyStep } from '../../shared/ui/detail/nextStep.ts';

/** What of a step says when it is due and what it asks for. */
export interface Due {
  readonly kind: AnyStep['kind'];
  readonly dueAt: string;
}

/** A step that is to be done or waited for; an interview is kept, and stands with the days to come alone. */
export type Listed<Step extends Pick<Due, 'kind'> = AnyStep> = Step & {
  readonly kind: Exclude<Due['kind'], 'ATTEND_INTERVIEW'>;
};

/** Identifies a step among the others. */
export const stepId = (step: AnyStep): string =>
  `${step.kind} ${'seminar' in step ? step.seminar.id : (step.applicationId ?? step.job.id)}`;

/** Where everything about a step's application is; undefined for what is no application. */
export const applicationPath = (step: AnyStep): string | undefined =>
  'seminar' in step || step.applicationId === null ? undefined : toApplication(step.applicationId);

/** The steps sorted by what they ask of the student. Each list is in the order they are given in, the soonest first. */
interface StepsByMeaning<Step extends Due> {
  /** To be done and still possible: responses owed, whether or not their date has passed, and what closes later. */
  readonly toDo: readonly Listed<Step>[];
  /** Of those the ones that somebody waits for. */
  readonly responses: readonly Listed<Step>[];
  /** Results, and responses to the student, that should have come. */
  readonly late: readonly Listed<Step>[];
}

/**
 * Sorts the steps by what they ask for at a moment. A result to wait for is nothing to do until it is late. The service names
 * an answer as long as it can be given, so one whose date has passed is still to be given.
 */
export const stepsByMeaning = <Step extends Due>(steps: readonly Step[], now: Date): StepsByMeaning<Step> => {
  const isLate = ({ dueAt }: Step) => new Date(dueAt).getTime() < now.getTime();
  const listed = steps.filter((step): step is Listed<Step> => step.kind !== 'ATTEND_INTERVIEW');
  return {
    toDo: listed.filter(
      (step) =>
        isOwed(step) ||
        ((step.kind === 'APPLY_TO_FAVORITE' || step.kind === 'WRITE_ANSWERS') && !isLate(step)),
    ),
    responses: listed.filter(isOwed),
    late: listed.filter((step) => step.kind === 'AWAIT_RESULT' && isLate(step)),
  };
};

type Application = NonNullable<NextStep['job']['application']>;

/** What of a job its steps are worded by. */
interface WordedJob extends Pick<NextStep['job'], 'kind'> {
  readonly application:
    | (Pick<Application, 'stage'> & {
        readonly offer: Pick<NonNullable<Application['offer']>, 'canAccept'> | null;
      })
    | null;
}

/** Whether a step waits for a result, or for the reply to a request for another time. */
export const awaitedOf = ({
  application,
}: {
  readonly application: Pick<Application, 'stage'> | null;
}): 'ANSWER' | 'RESULT' => (application?.stage === 'INTERVIEW_REQUESTED' ? 'ANSWER' : 'RESULT');

/**
 * Where the words of a step stand among the translations: an internship's acceptance is no offer of employment, an offer beside
 * an accepted one can only be declined, and who asked for another time of an interview waits for no result.
 */
export const labelsOf = ({ kind, job }: Pick<Listed<NextStep>, 'kind'> & { readonly job: WordedJob }) => {
  switch (kind) {
    case 'DECIDE_OFFER':
      return `steps.${kind}.${job.application?.offer?.canAccept === false ? 'DECLINE' : job.kind}` as const;
    case 'AWAIT_RESULT':
      return `steps.${kind}.${awaitedOf(job)}` as const;
    default:
      return `steps.${kind}` as const;
  }
};

/** Where the words of a step about a job or a seminar stand. */
export const stepLabelsOf = (step: Listed) =>
  'seminar' in step ? (`steps.${step.kind}` as const) : labelsOf(step);

export type WaitingApplication = StudentJobSummary['waiting'][number];

/** What happened last to a waiting application, from which the wait is counted. */
type WaitingSince = 'APPLIED' | 'REQUESTED' | 'ANOTHER_TIME' | 'INTERVIEWED' | 'PASSED';

/** What of a waiting application tells what happened last. */
interface Waiting extends Pick<WaitingApplication, 'stage'> {
  readonly job: {
    readonly application: {
      readonly interview: { readonly status: string } | null;
    } | null;
  };
}

/**
 * What the student waits for a reply after. A requested interview waits for the company if the student asked for another
 * time, or if its time has passed without a response.
 */
export const sinceOf = ({ stage, job }: Waiting): WaitingSince => {
  switch (stage) {
    case 'INTERVIEW_REQUESTED':
      return job.application?.interview?.status === 'RESCHEDULE_REQUESTED' ? 'ANOTHER_TIME' : 'REQUESTED';
    case 'INTERVIEW_ACCEPTED':
      return 'INTERVIEWED';
    case 'INTERVIEW_RESULT':
      return 'PASSED';
    default:
      return 'APPLIED';
  }
};

/** Where an application stands (decisions, "The pipeline of a job application"). */
export const STAGES = [
  'APPLIED',
  'RECOMMENDED',
  'INTERVIEW_REQUESTED',
  'INTERVIEW_ACCEPTED',
  'INTERVIEW_RESULT',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DENIED',
  'UNLUCKY',
  'WITHDRAWN',
] as const;

export type ApplicationStage = (typeof STAGES)[number];

/** Who may make a transition. */
export type Actor = 'STUDENT' | 'COMPANY' | 'UNIVERSITY';

/** What a transition writes down beside the time, the actor and the new stage. */
export interface Recorded {
  /** A reason out of the contract's list has to be given, may be given, or makes no sense. */
  readonly reason: 'required' | 'optional' | 'none';
  /** The application starts waiting for the student's answer: `answer_by` is set. */
  readonly answerBy?: true;
  /** The application starts waiting for the company's or university's answer: `result_expected_by` is set. */
  readonly resultExpectedBy?: true;
  /** The moment of applying: `applied_at` is set. */
  readonly appliedAt?: true;
}

/** One row of the table. `null` in `from` is a student and a job without an application. */
export interface Transition {
  readonly action: string;
  readonly actors: readonly Actor[];
  readonly from: readonly (ApplicationStage | null)[];
  readonly to: ApplicationStage;
  readonly records: Recorded;
}

/**
 * Every allowed transition of an application; nothing else in the server knows them.
 * A student who withdrew, or said no to a recommendation, may apply again while the job is open.
 */
export const TRANSITIONS = [
  {
    action: 'recommend',
    actors: ['UNIVERSITY'],
    from: [null],
    to: 'RECOMMENDED',
    records: { reason: 'none', answerBy: true },
  },
  {
    action: 'apply',
    actors: ['STUDENT'],
    from: [null, 'RECOMMENDED', 'WITHDRAWN'],
    to: 'APPLIED',
    records: { reason: 'none', appliedAt: true, resultExpectedBy: true },
  },
  {
    action: 'accept-recommendation',
    actors: ['STUDENT'],
    from: ['RECOMMENDED'],
    to: 'APPLIED',
    records: { reason: 'none', appliedAt: true, resultExpectedBy: true },
  },
  {
    action: 'deny-recommendation',
    actors: ['STUDENT'],
    from: ['RECOMMENDED'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
  },
  {
    action: 'withdraw',
    actors: ['STUDENT'],
    from: ['APPLIED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
  },
  {
    action: 'request-interview',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['APPLIED', 'INTERVIEW_RESULT'],
    to: 'INTERVIEW_REQUESTED',
    records: { reason: 'none', answerBy: true },
  },
  {
    action: 'accept-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED'],
    to: 'INTERVIEW_ACCEPTED',
    records: { reason: 'none', resultExpectedBy: true },
  },
  {
    action: 'deny-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
  },
  {
    action: 'reschedule-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED'],
    to: 'INTERVIEW_REQUESTED',
    records: { reason: 'required', resultExpectedBy: true },
  },
  {
    action: 'cancel-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_ACCEPTED'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
  },
  {
    action: 'pass-interview',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['INTERVIEW_ACCEPTED'],
    to: 'INTERVIEW_RESULT',
    records: { reason: 'none', resultExpectedBy: true },
  },
  {
    action: 'reject',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['APPLIED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT'],
    to: 'UNLUCKY',
    records: { reason: 'optional' },
  },
  {
    action: 'send-offer',
    actors: ['COMPANY'],
    from: ['INTERVIEW_RESULT'],
    to: 'OFFERED',
    records: { reason: 'none', answerBy: true },
  },
  {
    action: 'accept-offer',
    actors: ['STUDENT'],
    from: ['OFFERED'],
    to: 'OFFER_ACCEPTED',
    records: { reason: 'none' },
  },
  {
    action: 'deny-offer',
    actors: ['STUDENT'],
    from: ['OFFERED'],
    to: 'OFFER_DENIED',
    records: { reason: 'required' },
  },
] as const satisfies readonly Transition[];

/** The name of a transition. */
export type PipelineAction = (typeof TRANSITIONS)[number]['action'];

/**
 * The transition an action makes from a stage, or undefined when the table does not allow it.
 * @param from the stage now, null without an application
 */
export function findTransition(
  from: ApplicationStage | null,
  action: string,
  actor: Actor,
): (Transition & { readonly action: PipelineAction }) | undefined {
  return allowedTransitions(from, actor).find((transition) => transition.action === action);
}

/** What an actor may do from a stage, in the order of the table. */
export function allowedActions(from: ApplicationStage | null, actor: Actor): readonly PipelineAction[] {
  return allowedTransitions(from, actor).map(({ action }) => action);
}

function allowedTransitions(
  from: ApplicationStage | null,
  actor: Actor,
): readonly (Transition & { readonly action: PipelineAction })[] {
  const table: readonly (Transition & { readonly action: PipelineAction })[] = TRANSITIONS;
  return table.filter((transition) => transition.actors.includes(actor) && transition.from.includes(from));
}

/** The stages of an application. */
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

export type Actor = 'STUDENT' | 'COMPANY' | 'UNIVERSITY';

export type InterviewStatus = 'REQUESTED' | 'RESCHEDULE_REQUESTED' | 'ACCEPTED' | 'DENIED' | 'CANCELLED';

/** Effect of a transition on the application's interview. */
export interface InterviewMove {
  /** Null if there must be no interview, because the transition requests one. */
  readonly from: readonly (InterviewStatus | null)[];
  readonly to: InterviewStatus;
}

/** What a transition stores beside the time, the actor and the new stage. */
export interface Recorded {
  /** Whether a reason from the contract's list is required, optional or refused. */
  readonly reason: 'required' | 'optional' | 'none';
  /** The application waits for the student's answer until `answer_by`. */
  readonly answerBy?: true;
  /** The application waits for the company's or university's answer until `result_expected_by`. */
  readonly resultExpectedBy?: true;
  /** Sets `applied_at`. */
  readonly appliedAt?: true;
}

/** `null` in `from` means that there is no application. */
export interface Transition {
  readonly action: string;
  readonly actors: readonly Actor[];
  readonly from: readonly (ApplicationStage | null)[];
  readonly to: ApplicationStage;
  readonly records: Recorded;
  /** Without it, an open interview is cancelled. */
  readonly interview?: InterviewMove;
}

/**
 * Every allowed transition of an application. After withdrawing or declining a recommendation, a student may apply
 * again while the job is open.
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
    interview: { from: [null], to: 'REQUESTED' },
  },
  {
    action: 'accept-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED'],
    to: 'INTERVIEW_ACCEPTED',
    records: { reason: 'none', resultExpectedBy: true },
    interview: { from: ['REQUESTED', 'RESCHEDULE_REQUESTED'], to: 'ACCEPTED' },
  },
  {
    action: 'deny-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
    interview: { from: ['REQUESTED', 'RESCHEDULE_REQUESTED'], to: 'DENIED' },
  },
  {
    action: 'reschedule-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED'],
    to: 'INTERVIEW_REQUESTED',
    records: { reason: 'required', resultExpectedBy: true },
    interview: {
      from: ['REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED'],
      to: 'RESCHEDULE_REQUESTED',
    },
  },
  {
    action: 'confirm-time',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['INTERVIEW_REQUESTED'],
    to: 'INTERVIEW_ACCEPTED',
    records: { reason: 'none', resultExpectedBy: true },
    interview: { from: ['RESCHEDULE_REQUESTED'], to: 'ACCEPTED' },
  },
  {
    action: 'cancel-interview',
    actors: ['STUDENT'],
    from: ['INTERVIEW_ACCEPTED'],
    to: 'WITHDRAWN',
    records: { reason: 'required' },
    interview: { from: ['ACCEPTED'], to: 'CANCELLED' },
  },
  {
    action: 'pass-interview',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['INTERVIEW_ACCEPTED'],
    to: 'INTERVIEW_RESULT',
    records: { reason: 'none' },
    interview: { from: ['ACCEPTED'], to: 'ACCEPTED' },
  },
  {
    action: 'fail-interview',
    actors: ['COMPANY', 'UNIVERSITY'],
    from: ['INTERVIEW_ACCEPTED'],
    to: 'UNLUCKY',
    records: { reason: 'none' },
    interview: { from: ['ACCEPTED'], to: 'ACCEPTED' },
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

export type PipelineAction = (typeof TRANSITIONS)[number]['action'];

export type NamedTransition = Transition & { readonly action: PipelineAction };

/** A student's responses to an interview (job contract, `InterviewAction`), and the transition of each. */
export const INTERVIEW_ANSWERS = {
  accept: 'accept-interview',
  deny: 'deny-interview',
  reschedule: 'reschedule-interview',
  cancel: 'cancel-interview',
} as const satisfies Readonly<Record<string, PipelineAction>>;

export type InterviewAnswer = keyof typeof INTERVIEW_ANSWERS;

/**
 * Undefined if the table does not allow it.
 * @param from the current stage, null without an application
 */
export function findTransition(
  from: ApplicationStage | null,
  action: string,
  actor: Actor,
): NamedTransition | undefined {
  return allowedTransitions(from, actor).find((transition) => transition.action === action);
}

/** In the order of the table. */
export function allowedActions(from: ApplicationStage | null, actor: Actor): readonly PipelineAction[] {
  return allowedTransitions(from, actor).map(({ action }) => action);
}

/** What the possible responses to an interview depend on. */
export interface InterviewNow {
  readonly stage: ApplicationStage;
  readonly status: InterviewStatus;
  readonly isUpcoming: boolean;
}

/**
 * Possible responses to an interview without a result, in the order of the contract. After its start there is none,
 * except that a request for another time can still be cancelled or changed.
 */
export function interviewAnswers({ stage, status, isUpcoming }: InterviewNow): readonly InterviewAnswer[] {
  const late: readonly string[] = status === 'RESCHEDULE_REQUESTED' ? ['deny', 'reschedule'] : [];
  return INTERVIEW_ANSWER_NAMES.filter((answer) => {
    const transition = findTransition(stage, INTERVIEW_ANSWERS[answer], 'STUDENT');
    return transition?.interview?.from.includes(status) === true && (isUpcoming || late.includes(answer));
  });
}

const INTERVIEW_ANSWER_NAMES = ['accept', 'deny', 'reschedule', 'cancel'] as const;

/**
 * The transition by which a student leaves a stage: withdrawing, or declining an offer.
 * @returns undefined if the application has ended or an offer has been accepted
 */
export function findWithdrawal(from: ApplicationStage): NamedTransition | undefined {
  return allowedTransitions(from, 'STUDENT').find(({ to }) => to === 'WITHDRAWN' || to === 'OFFER_DENIED');
}

function allowedTransitions(from: ApplicationStage | null, actor: Actor): readonly NamedTransition[] {
  const table: readonly NamedTransition[] = TRANSITIONS;
  return table.filter((transition) => transition.actors.includes(actor) && transition.from.includes(from));
}

import type { SeminarApplicationStatus } from '../../../platform/database/schema.ts';

export type { SeminarApplicationStatus };

/** Every status of an application to a seminar, in the order of the contract. */
export const SEMINAR_STATUSES = [
  'INVITED',
  'WAITING',
  'SEAT_HELD',
  'REGISTERED',
  'ATTENDED',
  'CANCELLED',
] as const satisfies readonly SeminarApplicationStatus[];

/** Who may move an application to a seminar. */
export type SeminarActor = 'STUDENT' | 'ORGANIZER' | 'SYSTEM';

/** Every actor. */
export const SEMINAR_ACTORS = ['STUDENT', 'ORGANIZER', 'SYSTEM'] as const satisfies readonly SeminarActor[];

/** A student's actions on an application (seminar contract, `SeminarAction`), in its order. */
export const SEMINAR_ACTIONS = ['apply', 'cancel', 'give-feedback'] as const;

/** Name of a student's action. */
export type SeminarAction = (typeof SEMINAR_ACTIONS)[number];

/** Conditions of a transition beside the status. */
export interface SeminarSituation {
  /** The seminar takes applications, and of this student. */
  readonly isOpen: boolean;
  /** It has not begun, and will. */
  readonly isUpcoming: boolean;
  /** The student has said how it was. */
  readonly hasFeedback: boolean;
}

/** One row of the table. `null` in `from` is a student and a seminar without an application. */
export interface SeminarTransition {
  readonly name: string;
  readonly actors: readonly SeminarActor[];
  readonly from: readonly (SeminarApplicationStatus | null)[];
  readonly to: SeminarApplicationStatus;
  /**
   * Condition under which it is possible: the seminar is open, it is in the future, there is no feedback. Always if
   * omitted.
   */
  readonly while?: 'OPEN' | 'AHEAD' | 'WITHOUT_FEEDBACK';
  /** Name of the action in the contract. */
  readonly action?: SeminarAction;
}

/** Every allowed transition of an application to a seminar; the only place that defines them. */
export const SEMINAR_TRANSITIONS = [
  { name: 'invite', actors: ['ORGANIZER'], from: [null, 'CANCELLED'], to: 'INVITED', while: 'OPEN' },
  {
    name: 'register',
    actors: ['STUDENT'],
    from: [null, 'INVITED', 'CANCELLED'],
    to: 'REGISTERED',
    while: 'OPEN',
    action: 'apply',
  },
  {
    name: 'wait',
    actors: ['STUDENT'],
    from: [null, 'INVITED', 'CANCELLED'],
    to: 'WAITING',
    while: 'OPEN',
    action: 'apply',
  },
  { name: 'hold-seat', actors: ['SYSTEM'], from: ['WAITING'], to: 'SEAT_HELD', while: 'AHEAD' },
  {
    name: 'take-seat',
    actors: ['STUDENT'],
    from: ['SEAT_HELD'],
    to: 'REGISTERED',
    while: 'AHEAD',
    action: 'apply',
  },
  { name: 'lapse', actors: ['SYSTEM'], from: ['INVITED', 'WAITING', 'SEAT_HELD'], to: 'CANCELLED' },
  {
    name: 'cancel',
    actors: ['STUDENT'],
    from: ['INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED'],
    to: 'CANCELLED',
    while: 'AHEAD',
    action: 'cancel',
  },
  {
    name: 'call-off',
    actors: ['ORGANIZER'],
    from: ['INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED'],
    to: 'CANCELLED',
    while: 'AHEAD',
  },
  { name: 'check-in', actors: ['ORGANIZER'], from: ['REGISTERED'], to: 'ATTENDED' },
  {
    name: 'give-feedback',
    actors: ['STUDENT'],
    from: ['ATTENDED'],
    to: 'ATTENDED',
    while: 'WITHOUT_FEEDBACK',
    action: 'give-feedback',
  },
] as const satisfies readonly SeminarTransition[];

export type SeminarTransitionName = (typeof SEMINAR_TRANSITIONS)[number]['name'];

/**
 * The transition of a name, or undefined when the table does not allow it.
 * @param from the status now, null without an application
 */
export function findSeminarTransition(
  name: SeminarTransitionName,
  from: SeminarApplicationStatus | null,
  actor: SeminarActor,
  situation: SeminarSituation,
): SeminarTransition | undefined {
  return allowedTransitions(from, actor, situation).find((transition) => transition.name === name);
}

/** A student's possible actions on an application, in the order of the contract. */
export function seminarActions(
  status: SeminarApplicationStatus | null,
  situation: SeminarSituation,
): readonly SeminarAction[] {
  const allowed = allowedTransitions(status, 'STUDENT', situation);
  return SEMINAR_ACTIONS.filter((action) => allowed.some((transition) => transition.action === action));
}

function allowedTransitions(
  from: SeminarApplicationStatus | null,
  actor: SeminarActor,
  situation: SeminarSituation,
): readonly SeminarTransition[] {
  const table: readonly SeminarTransition[] = SEMINAR_TRANSITIONS;
  return table.filter(
    (transition) =>
      transition.actors.includes(actor) && transition.from.includes(from) && holds(transition, situation),
  );
}

function holds(
  transition: SeminarTransition,
  { isOpen, isUpcoming, hasFeedback }: SeminarSituation,
): boolean {
  const conditions = { OPEN: isOpen, AHEAD: isUpcoming, WITHOUT_FEEDBACK: !hasFeedback };
  return transition.while === undefined || conditions[transition.while];
}

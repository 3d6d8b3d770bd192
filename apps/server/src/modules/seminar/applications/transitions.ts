import type { SeminarApplicationStatus } from '../../../platform/database/schema.ts';

export type { SeminarApplicationStatus };

/** In the order of the contract. */
export const SEMINAR_STATUSES = [
  'INVITED',
  'WAITING',
  'SEAT_HELD',
  'REGISTERED',
  'ATTENDED',
  'CANCELLED',
] as const satisfies readonly SeminarApplicationStatus[];

export type SeminarActor = 'STUDENT' | 'ORGANIZER' | 'SYSTEM';

export const SEMINAR_ACTORS = ['STUDENT', 'ORGANIZER', 'SYSTEM'] as const satisfies readonly SeminarActor[];

/** A student's actions on an application (seminar contract, `SeminarAction`), in its order. */
export const SEMINAR_ACTIONS = ['apply', 'cancel', 'give-feedback'] as const;

export type SeminarAction = (typeof SEMINAR_ACTIONS)[number];

export interface SeminarSituation {
  readonly isOpen: boolean;
  /** It has not begun and is not cancelled. */
  readonly isUpcoming: boolean;
  readonly hasFeedback: boolean;
}

/** `null` in `from` means that there is no application. */
export interface SeminarTransition {
  readonly name: string;
  readonly actors: readonly SeminarActor[];
  readonly from: readonly (SeminarApplicationStatus | null)[];
  readonly to: SeminarApplicationStatus;
  /** Possible only while the seminar is open, upcoming or without feedback; always if omitted. */
  readonly while?: 'OPEN' | 'AHEAD' | 'WITHOUT_FEEDBACK';
  /** Name of the action in the contract. */
  readonly action?: SeminarAction;
}

/** Every allowed transition of an application to a seminar. */
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
 * Undefined if the table does not allow it.
 * @param from the current status, null without an application
 */
export function findSeminarTransition(
  name: SeminarTransitionName,
  from: SeminarApplicationStatus | null,
  actor: SeminarActor,
  situation: SeminarSituation,
): SeminarTransition | undefined {
  return allowedTransitions(from, actor, situation).find((transition) => transition.name === name);
}

/** In the order of the contract. */
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

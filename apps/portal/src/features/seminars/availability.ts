import type { Seminar, SeminarEligibilityReason } from '@michi/api/seminar';
import { isOpenToYou } from '../../shared/ui/detail/DeadlineBadge.tsx';

/** Why a seminar is not for this student. */
export type NotForYouReason = Exclude<SeminarEligibilityReason, ToCheck>;

/** What the student has to check before applying: requirements for which the profile has no data. */
export type ToCheck = Extract<SeminarEligibilityReason, 'GRADUATION_YEAR_UNKNOWN'>;

export interface PassedDeadline {
  readonly of: 'organizer' | 'university';
  readonly at: string;
}

/** State of a seminar for this student. Each has a distinct sentence. */
export type Availability =
  /** The organizer called it off. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'over' }
  | { readonly kind: 'attended' }
  /** The student has a seat. */
  | { readonly kind: 'registered' }
  /** A freed seat is held for the student. */
  | { readonly kind: 'held'; readonly until: string | null }
  | { readonly kind: 'waiting'; readonly position: number | null }
  /** The organizer waits for a response to an invitation. */
  | { readonly kind: 'invited' }
  /** `deadline` is the one that has passed; null where the organizer closed it, or it has begun. */
  | { readonly kind: 'closed'; readonly deadline: PassedDeadline | null }
  | { readonly kind: 'notForYou'; readonly reasons: readonly NotForYouReason[] }
  /** No seat is left; there is a waiting list. */
  | { readonly kind: 'full'; readonly peopleWaiting: number; readonly toCheck: readonly ToCheck[] }
  | { readonly kind: 'seatsLeft'; readonly seats: number; readonly toCheck: readonly ToCheck[] }
  /** Open, with unlimited seats. */
  | { readonly kind: 'open'; readonly toCheck: readonly ToCheck[] };

const isToCheck = (reason: SeminarEligibilityReason): reason is ToCheck =>
  reason === 'GRADUATION_YEAR_UNKNOWN';

function passedDeadline({ applicationDeadline, applyBy }: Seminar, now: Date): PassedDeadline | null {
  if (applyBy === null || Date.parse(applyBy) > now.getTime()) return null;
  return { of: applyBy === applicationDeadline ? 'organizer' : 'university', at: applyBy };
}

/** State for students without an application, or with a cancelled one. */
const entryOf = (seminar: Seminar, now: Date): Availability => {
  const { eligibility, peopleWaiting, seatsLeft } = seminar;
  const toCheck = eligibility.reasons.filter(isToCheck);
  switch (eligibility.status) {
    case 'CLOSED':
      return { kind: 'closed', deadline: passedDeadline(seminar, now) };
    case 'NOT_FOR_YOU':
      return { kind: 'notForYou', reasons: eligibility.reasons.filter((reason) => !isToCheck(reason)) };
    case 'FULL':
      return { kind: 'full', peopleWaiting, toCheck };
    case 'ELIGIBLE':
    case 'CHECK_CONDITIONS':
      return seatsLeft === null
        ? { kind: 'open', toCheck }
        : { kind: 'seatsLeft', seats: seatsLeft, toCheck };
  }
};

/** What the student has to check before applying; empty if applying is not possible. */
export const toCheckOf = (availability: Availability): readonly ToCheck[] =>
  'toCheck' in availability ? availability.toCheck : [];

/** State of a seminar for this student at a moment. */
export function availabilityOf(seminar: Seminar, now: Date): Availability {
  const { application, cancelledAt, endsAt } = seminar;
  if (cancelledAt !== null) return { kind: 'cancelled' };
  if (application?.status === 'ATTENDED') return { kind: 'attended' };
  if (Date.parse(endsAt) <= now.getTime()) return { kind: 'over' };
  switch (application?.status) {
    case 'REGISTERED':
      return { kind: 'registered' };
    case 'SEAT_HELD':
      return { kind: 'held', until: application.seatHeldUntil };
    case 'WAITING':
      return { kind: 'waiting', position: application.waitingPosition };
    case 'INVITED':
      return { kind: 'invited' };
    case 'CANCELLED':
    case undefined:
      return entryOf(seminar, now);
  }
}

/** Effect of applying now: a seat, a place on the waiting list, accepting an invitation, or a held seat. */
export type ApplyEffect = 'seat' | 'queue' | 'invitation' | 'heldSeat';

/** Effect of applying now; null if it is not allowed. */
export function applyEffectOf({ application, eligibility }: Seminar): ApplyEffect | null {
  if (application !== null && !application.allowedActions.includes('apply')) return null;
  if (application?.status === 'SEAT_HELD') return 'heldSeat';
  if (eligibility.status === 'FULL') return 'queue';
  if (application?.status === 'INVITED') return 'invitation';
  return application !== null || isOpenToYou({ eligibility }) ? 'seat' : null;
}

export type CancelEffect = 'seat' | 'queue' | 'invitation' | 'heldSeat';

/** Effect of cancelling now; null if it is not allowed. */
export function cancelEffectOf({ application }: Seminar): CancelEffect | null {
  if (application === null || !application.allowedActions.includes('cancel')) return null;
  switch (application.status) {
    case 'SEAT_HELD':
      return 'heldSeat';
    case 'WAITING':
      return 'queue';
    case 'INVITED':
      return 'invitation';
    case 'REGISTERED':
    case 'ATTENDED':
    case 'CANCELLED':
      return 'seat';
  }
}

import type { Seminar } from '@michi/api/seminar';

/** A seminar that waits for the student's response, and the last moment at which it can be given. */
export interface SeminarStep {
  readonly kind: 'TAKE_SEAT' | 'ANSWER_INVITATION';
  readonly dueAt: string;
  readonly seminar: Seminar;
}

/**
 * The responses that seminars wait for. A seat on hold expires; an invitation can be accepted until applications close, or until
 * the seminar begins. What can no longer be accepted is left out.
 */
export const seminarSteps = (seminars: readonly Seminar[], now: Date): readonly SeminarStep[] =>
  seminars.flatMap((seminar) => {
    const { application, applyBy, startsAt } = seminar;
    if (application === null || !application.allowedActions.includes('apply')) return [];
    const { seatHeldUntil, status } = application;
    if (status !== 'SEAT_HELD' && status !== 'INVITED') return [];
    const isHeld = status === 'SEAT_HELD';
    const dueAt = (isHeld ? seatHeldUntil : applyBy) ?? startsAt;
    if (Date.parse(dueAt) < now.getTime()) return [];
    return [{ kind: isHeld ? 'TAKE_SEAT' : 'ANSWER_INVITATION', dueAt, seminar }];
  });

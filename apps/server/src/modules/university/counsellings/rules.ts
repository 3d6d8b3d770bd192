/** Days from now until which slots can be booked. */
export const FURTHEST_DAYS = 60;

/** Hours before its start until which a slot can be booked. */
export const NOTICE_HOURS = 2;

/** Hours before its start until which an appointment can be moved or cancelled. */
export const CHANGE_HOURS = 24;

/** Most upcoming appointments of a student. */
export const UPCOMING_LIMIT = 3;

/** Missed appointments within `MISSED_DAYS` after which booking is closed for `CLOSED_DAYS`. */
export const MISSED_LIMIT = 2;

/** Days within which missed appointments count together. */
export const MISSED_DAYS = 90;

/** Days for which booking is closed after the last of them. */
export const CLOSED_DAYS = 30;

const HOUR = 3_600_000;

const DAY = 24 * HOUR;

/** The first moment that can still be booked. */
export function earliestBooking(now: Date): Date {
  return new Date(now.getTime() + NOTICE_HOURS * HOUR);
}

export function changeableUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - CHANGE_HOURS * HOUR);
}

/**
 * When a student who missed appointments can book again; null if they already can.
 * @param missed starts of the missed appointments, the latest first
 */
export function closedUntil(missed: readonly Date[], now: Date): Date | null {
  const last = missed[0];
  const first = missed[MISSED_LIMIT - 1];
  if (last === undefined || first === undefined) return null;
  if (last.getTime() - first.getTime() > MISSED_DAYS * DAY) return null;
  const until = new Date(last.getTime() + CLOSED_DAYS * DAY);
  return until > now ? until : null;
}

/** Start of the period in which missed appointments count. */
export function missedSince(now: Date): Date {
  return new Date(now.getTime() - MISSED_DAYS * DAY);
}

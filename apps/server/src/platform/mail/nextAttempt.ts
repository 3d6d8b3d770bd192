import type { DeliveryFailure } from './deliveryFailure.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after the first attempt, the second and so on; there is one attempt more than waits. */
const WAITS: readonly number[] = [
  30 * SECOND,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
];

/** Most attempts to send a mail. */
export const MAXIMUM_ATTEMPTS = WAITS.length + 1;

/** Undefined if another attempt makes no sense. */
export function nextAttempt(
  mail: { readonly attempts: number; readonly expires_at: string },
  failure: DeliveryFailure,
  now: Date,
): Date | undefined {
  const wait = WAITS[mail.attempts - 1];
  if (failure.isFinal || wait === undefined) return undefined;
  const next = new Date(now.getTime() + wait);
  return next.toISOString() < mail.expires_at ? next : undefined;
}

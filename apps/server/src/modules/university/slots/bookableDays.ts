import { dayAt, dayBegins, daysLater, daysSpanned } from '../../../platform/calendar/days.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { earliestBooking, FURTHEST_DAYS } from '../counsellings/rules.ts';
import type { Stretch } from './counsellorTimes.ts';

/** Most days in a request: the weeks of any month. */
const MAX_DAYS = 42;

/** Days in the student's zone, and the part of them that can be booked. */
export interface BookableDays {
  readonly from: string;
  readonly to: string;
  readonly whole: Stretch;
  /** Neither too soon nor too far in the future. */
  readonly bookable: Stretch;
}

/**
 * @throws Problem VALIDATION_FAILED on `dateRange` for too many days, a reversed range, and days past or too far in the
 * future
 */
export function bookableDays(dateRange: readonly string[], timezone: string, now: Date): BookableDays {
  const [from = '', to = ''] = dateRange;
  const days = daysSpanned(from, to);
  if (days < 1 || days > MAX_DAYS)
    throw invalidFields({ dateRange: { rule: 'daysInRange', values: { maximum: MAX_DAYS } } });
  const today = dayAt(now, timezone);
  if (to < today) throw invalidFields({ dateRange: 'daysOver' });
  if (from > daysLater(today, FURTHEST_DAYS))
    throw invalidFields({ dateRange: { rule: 'daysFarAhead', values: { maximum: FURTHEST_DAYS } } });
  const whole = { from: dayBegins(from, timezone), before: dayBegins(daysLater(to, 1), timezone) };
  const { from: earliest, before: latest } = bookableTime(timezone, now);
  return {
    from,
    to,
    whole,
    bookable: {
      from: whole.from > earliest ? whole.from : earliest,
      before: whole.before < latest ? whole.before : latest,
    },
  };
}

/** Everything that can be booked now. */
export function bookableTime(timezone: string, now: Date): Stretch {
  return {
    from: earliestBooking(now),
    before: dayBegins(daysLater(dayAt(now, timezone), FURTHEST_DAYS + 1), timezone),
  };
}

import { dayAt, dayBegins, daysLater, daysSpanned } from '../../../platform/calendar/days.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { earliestBooking, FURTHEST_DAYS } from '../counsellings/rules.ts';
import type { Stretch } from './counsellorTimes.ts';

/** Most days that may be asked for at once: the weeks of any month. */
const MOST_DAYS = 42;

/** Days of a student's zone, and what of them can be booked. */
export interface BookableDays {
  readonly from: string;
  readonly to: string;
  readonly whole: Stretch;
  /** What lies neither too soon nor too far ahead. */
  readonly bookable: Stretch;
}

/**
 * Checks the days that times are asked for.
 * @throws Problem VALIDATION_FAILED on `dateRange` for days that are too many, the wrong way round, over or far ahead
 */
export function bookableDays(dateRange: readonly string[], timezone: string, now: Date): BookableDays {
  const [from = '', to = ''] = dateRange;
  const days = daysSpanned(from, to);
  if (days < 1 || days > MOST_DAYS)
    throw invalidFields({ dateRange: { rule: 'daysInRange', values: { maximum: MOST_DAYS } } });
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

import { Temporal } from 'temporal-polyfill';
import { zoneName } from '../calendar/days.ts';
import type { NotificationChoices } from './notificationChoices.ts';

/** Local time of the digest mail. */
const DIGEST_TIME = Temporal.PlainTime.from('08:00');

function localTime(moment: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zoneName(timezone));
}

/**
 * When the current quiet hours end; null outside of them. They may pass midnight; equal limits mean none. If a clock
 * change skips the end, it is right after; if the end occurs twice, the second counts.
 */
export function quietUntil(
  now: Date,
  timezone: string,
  quietHours: NotificationChoices['quietHours'],
): Date | null {
  if (quietHours === null || quietHours.from === quietHours.to) return null;
  const local = localTime(now, timezone);
  const time = local.toPlainTime();
  const from = Temporal.PlainTime.from(quietHours.from);
  const to = Temporal.PlainTime.from(quietHours.to);
  const isAfter = (limit: Temporal.PlainTime) => Temporal.PlainTime.compare(time, limit) >= 0;
  const passesMidnight = Temporal.PlainTime.compare(from, to) > 0;
  const isQuiet = passesMidnight ? isAfter(from) || !isAfter(to) : isAfter(from) && !isAfter(to);
  if (!isQuiet) return null;
  const day = passesMidnight && isAfter(from) ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  return momentOf(day, to, local.timeZoneId, now);
}

/**
 * When the next digest is sent: today before its hour, otherwise tomorrow.
 * @param lastDay the user's day of the last digest, so that no day has two
 */
export function nextDigest(now: Date, timezone: string, lastDay: string | null): Date {
  const local = localTime(now, timezone);
  const today = local.toPlainDate();
  const isPast = Temporal.PlainTime.compare(local.toPlainTime(), DIGEST_TIME) >= 0;
  const first = isPast ? today.add({ days: 1 }) : today;
  const isTaken = lastDay !== null && Temporal.PlainDate.compare(first, lastDay) <= 0;
  const day = isTaken ? Temporal.PlainDate.from(lastDay).add({ days: 1 }) : first;
  return momentOf(day, DIGEST_TIME, local.timeZoneId, now);
}

function momentOf(day: Temporal.PlainDate, time: Temporal.PlainTime, zone: string, now: Date): Date {
  const wall = day.toPlainDateTime(time);
  const first = wall.toZonedDateTime(zone).epochMilliseconds;
  const moment =
    first > now.getTime() ? first : wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
  return new Date(moment);
}

import type { Notification } from '@michi/api/notification';
import { daysBetween } from '../../shared/format/dates.ts';

export interface DayOfNotifications {
  /** Days before today: 0 is today, 1 yesterday. */
  readonly daysAgo: number;
  /** A moment of that day. */
  readonly at: string;
  readonly notifications: readonly [Notification, ...Notification[]];
}

/** Groups a list, the latest first, by day in the student's time zone. @param timeZone IANA name */
export function byDay(
  notifications: readonly Notification[],
  now: Date,
  timeZone: string,
): readonly DayOfNotifications[] {
  const days: DayOfNotifications[] = [];
  for (const notification of notifications) {
    // A slow clock on this device must not yield "tomorrow".
    const daysAgo = Math.max(0, daysBetween(new Date(notification.createdAt), now, timeZone));
    const last = days.at(-1);
    if (last?.daysAgo === daysAgo) {
      days[days.length - 1] = { ...last, notifications: [...last.notifications, notification] };
    } else days.push({ daysAgo, at: notification.createdAt, notifications: [notification] });
  }
  return days;
}

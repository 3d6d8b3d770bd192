import type { UnreadNotifications } from '@michi/api/notification';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Reads how many are unread, as an event or another tab of this browser says it; null when it makes no sense. */
export const readUnread = (value: unknown): UnreadNotifications | null => {
  if (typeof value !== 'object' || value === null || !('jobs' in value) || !('seminar' in value)) return null;
  const { jobs, seminar } = value;
  return isCount(jobs) && isCount(seminar) ? { jobs, seminar } : null;
};

/** Reads the `data` of an event; null for one that is not a `NotificationsChangedEvent`, also of a kind not known yet. */
export const readChange = (data: string): UnreadNotifications | null => {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'CHANGE')
    return null;
  return 'unread' in event ? readUnread(event.unread) : null;
};

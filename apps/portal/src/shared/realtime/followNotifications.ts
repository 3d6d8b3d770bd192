import { type UnreadNotifications, streamNotificationEventsUrl } from '@michi/api/notification';
import { isRecord, parseJson } from '../parseJson.ts';
import { followEvents, type Pace } from './followEvents.ts';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Parses unread counts of an event or another tab; null if they are invalid. */
export const readUnread = (value: unknown): UnreadNotifications | null => {
  if (!isRecord(value)) return null;
  const { jobs, seminar } = value;
  return isCount(jobs) && isCount(seminar) ? { jobs, seminar } : null;
};

/** Parses the `data` of an event; null for anything but a `NotificationsChangedEvent`, such as a later kind. */
export const readChange = (data: string): UnreadNotifications | null => {
  const event = parseJson(data);
  return isRecord(event) && event['kind'] === 'CHANGE' ? readUnread(event['unread']) : null;
};

/** Follows the student's notifications; `onChange` gets the unread counts when a stream starts and after each change. */
export const followNotifications = (
  onChange: (unread: UnreadNotifications) => void,
  signal: AbortSignal,
  pace?: Pace,
): Promise<void> =>
  followEvents(
    streamNotificationEventsUrl(),
    (data) => {
      const unread = readChange(data);
      if (unread !== null) onChange(unread);
    },
    signal,
    pace,
  );

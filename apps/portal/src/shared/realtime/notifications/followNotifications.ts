import { streamNotificationEventsUrl, type UnreadNotifications } from '@michi/api/notification';
import { followEvents, type Pace } from '../followEvents.ts';
import { readChange } from './notificationEvents.ts';

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

import { streamNotificationEventsUrl, type UnreadNotifications } from '@michi/api/notification';
import { followEvents, type Pace } from '../followEvents.ts';
import { readChange } from './notificationEvents.ts';

/**
 * Follows the student's notifications over server-sent events until the signal ends it.
 * @param onChange called with the unread counts, at the beginning of every stream and after each change
 */
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

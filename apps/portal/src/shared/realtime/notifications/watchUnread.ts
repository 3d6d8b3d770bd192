import { getShowUnreadMessagesQueryKey } from '@michi/api/chat';
import type { QueryClient } from '@tanstack/react-query';
import { shareAcrossTabs } from '../shareAcrossTabs.ts';
import { followNotifications } from './followNotifications.ts';
import { readUnread } from './notificationEvents.ts';
import { takeUnread } from './unread.ts';

/**
 * Keeps the numbers and lists of notifications as the service tells them, over one stream for all tabs of this browser.
 * @returns a function that stops it
 */
export const watchUnread = (client: QueryClient): (() => void) =>
  shareAcrossTabs({
    name: 'michi-notifications',
    work: followNotifications,
    read: readUnread,
    onNews: (unread) => {
      takeUnread(client, unread);
      // A message is told of as a notification too.
      void client.invalidateQueries({ queryKey: getShowUnreadMessagesQueryKey() });
    },
  });

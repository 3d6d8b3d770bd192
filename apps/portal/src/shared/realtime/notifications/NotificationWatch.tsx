import { useShowUnreadMessages, getShowUnreadMessagesQueryKey } from '@michi/api/chat';
import { toast } from '@michi/design-system/toast-store';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSetUnreadMessages } from '../chat/unreadMessages.ts';
import { ClockContext } from '../../format/useFormat.ts';
import { logger } from '../../settings/logger.ts';
import { listenToWorker } from '../push/listenToWorker.ts';
import { useRuntimeSettings } from '../../settings/RuntimeSettings.ts';
import { shareAcrossTabs } from '../shareAcrossTabs.ts';
import { followNotifications } from './followNotifications.ts';
import { readUnread } from './notificationEvents.ts';
import { takeUnread } from './unread.ts';

/**
 * Keeps the numbers and lists of notifications as the service tells them, over one stream for all tabs of this browser.
 * @returns a function that stops it
 */
const watchUnread = (client: QueryClient): (() => void) =>
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

/**
 * Updates while a student is signed in: events of the notification service, push messages and clicks on them, the
 * number of unread messages, and renewal of the push token. Renders nothing; its code loads after the screen's.
 */
export function NotificationWatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const go = useRef(navigate);
  const { firebase } = useRuntimeSettings();
  const now = useContext(ClockContext);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  useEffect(() => watchUnread(client), [client]);
  const { data: messages } = useShowUnreadMessages();
  useSetUnreadMessages(messages?.total ?? 0);
  useEffect(() => {
    if (firebase === undefined) return;
    const end = new AbortController();
    import('../push/keepRegistered.ts').then(
      ({ keepRegistered }) => keepRegistered(firebase, now, end.signal),
      (cause: unknown) => logger.error('Failed to register for notifications', cause),
    );
    return () => end.abort();
  }, [firebase, now]);
  useEffect(
    () =>
      listenToWorker({
        onOpen: (link) => void go.current(link),
        onPush: ({ title, body, link }) =>
          toast.push({
            title,
            ...(body !== '' && { text: body }),
            ...(link !== null && { onOpen: () => void go.current(link) }),
          }),
      }),
    [],
  );
  return null;
}

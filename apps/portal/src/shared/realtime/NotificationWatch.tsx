import { useShowUnreadMessages, getShowUnreadMessagesQueryKey } from '@michi/api/chat';
import { toast } from '@michi/design-system/toast-store';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSetUnreadMessages, takeUnread } from './unread.ts';
import { ClockContext } from '../format/useFormat.ts';
import { keepRegistered } from './push/usePush.ts';
import { listenToWorker } from './push/pushMessage.ts';
import { useRuntimeSettings } from '../settings/RuntimeSettings.ts';
import { shareAcrossTabs } from './followEvents.ts';
import { followNotifications, readUnread } from './followNotifications.ts';

/** Updates numbers and lists of notifications from one event stream for all tabs. @returns a function that stops it */
const watchUnread = (client: QueryClient): (() => void) =>
  shareAcrossTabs({
    name: 'michi-notifications',
    work: followNotifications,
    read: readUnread,
    onNews: (unread) => {
      takeUnread(client, unread);
      // Every message is also a notification.
      void client.invalidateQueries({ queryKey: getShowUnreadMessagesQueryKey() });
    },
  });

/**
 * Runs while a student is signed in: notification events, push messages and clicks on them, the number of unread
 * messages, and renewal of the push token. Renders nothing.
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
    keepRegistered(firebase, now, end.signal);
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

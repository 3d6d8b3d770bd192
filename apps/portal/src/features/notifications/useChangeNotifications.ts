import {
  clearNotifications,
  getListNotificationsQueryKey,
  type Notification,
  type NotificationPage,
} from '@michi/api/notification';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { notificationOwner, unreadKey } from '../../shared/notifications/unread.ts';
import { notify } from '../../shared/toasts/notify.ts';
import type { Act } from '../../shared/waiting-acts/act.ts';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';

/** What to mark as read. */
interface Reading {
  /** What the service is asked. */
  readonly act: Act;
  /** Which of those that are shown it means. */
  readonly isMeant: (notification: Notification) => boolean;
}

/** Shows those that are meant as read, and takes them off the numbers, before the service has answered. */
const showAsRead = (client: QueryClient, { isMeant }: Reading, now: Date): void => {
  const owner = notificationOwner();
  const meant = new Map<string, Notification>();
  for (const [, page] of client.getQueriesData<NotificationPage>({
    queryKey: getListNotificationsQueryKey(owner),
  })) {
    for (const notification of page?.data ?? []) {
      if (notification.readAt === null && isMeant(notification)) meant.set(notification.id, notification);
    }
  }
  client.setQueriesData<NotificationPage>(
    { queryKey: getListNotificationsQueryKey(owner) },
    (page) =>
      page && {
        ...page,
        data: page.data.map((notification) =>
          meant.has(notification.id) ? { ...notification, readAt: now.toISOString() } : notification,
        ),
      },
  );
  for (const group of [undefined, 'JOBS', 'SEMINAR'] as const) {
    const fewer = [...meant.values()].filter((one) => group === undefined || one.group === group).length;
    client.setQueryData<NotificationPage>(
      unreadKey(owner, group),
      (page) => page && { ...page, totalRecords: Math.max(0, page.totalRecords - fewer) },
    );
  }
};

/** Marks notifications as read, shown at once, sent as soon as it can be and taken back if the service refuses; and clears them, for good. */
export const useChangeNotifications = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const now = useContext(ClockContext);
  const queryKey = getListNotificationsQueryKey(notificationOwner());
  const lookAgain = () => client.invalidateQueries({ queryKey });
  const { mutate: read } = useMutation({
    mutationFn: ({ act }: Reading) => setOrKeep(client, act),
    onMutate: async (reading) => {
      // An answer that is on its way knows nothing of this change yet.
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      showAsRead(client, reading, now());
      return before;
    },
    onError: (_error, _reading, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page);
    },
    onSettled: lookAgain,
  });
  const clearing = useMutation({
    mutationFn: (ids: readonly string[]) => clearNotifications({ id: [...ids] }),
    onSuccess: () => notify.success(t('cleared')),
    onSettled: lookAgain,
  });
  return {
    /** Marks those with these ids. */
    readChosen: (ids: readonly string[]) =>
      read(
        {
          act: { kind: 'readNotifications', id: ids.join(' '), wanted: true },
          isMeant: ({ id }) => ids.includes(id),
        },
        // What waits for the network is not done yet; the notice of the lost connection counts it.
        { onSuccess: (answer) => answer !== null && notify.success(t('readDone')) },
      ),
    /** Marks all of a group, up to the latest that is shown: what came since is not seen yet. */
    readAll: (latest: Notification) =>
      read({
        act: { kind: 'readGroup', id: latest.group, wanted: latest.createdAt },
        isMeant: ({ group, createdAt }) => group === latest.group && createdAt <= latest.createdAt,
      }),
    clear: clearing.mutate,
    isClearing: clearing.isPending,
  };
};

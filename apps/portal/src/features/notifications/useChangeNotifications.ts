import {
  clearNotifications,
  getListNotificationsQueryKey,
  type Notification,
  type NotificationPage,
} from '@michi/api/notification';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notificationOwner, unreadKey } from '../../shared/realtime/notifications/unread.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/** Lowers the unread counts before the server has answered. */
const countAsRead = (client: QueryClient, isMeant: (notification: Notification) => boolean): void => {
  const owner = notificationOwner();
  const pages = client.getQueriesData<NotificationPage>({ queryKey: getListNotificationsQueryKey(owner) });
  const meant = new Map(
    pages
      .flatMap(([, page]) => page?.data ?? [])
      .filter((notification) => notification.readAt === null && isMeant(notification))
      .map((notification) => [notification.id, notification]),
  );
  for (const group of [undefined, 'JOBS', 'SEMINAR'] as const) {
    const fewer = [...meant.values()].filter((one) => group === undefined || one.group === group).length;
    client.setQueryData<NotificationPage>(
      unreadKey(owner, group),
      (page) => page && { ...page, totalRecords: Math.max(0, page.totalRecords - fewer) },
    );
  }
};

export const useChangeNotifications = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const read = useQueuedMutation('readNotifications', () => notify.success(t('readDone')));
  const readGroup = useQueuedMutation('readGroup');
  const clearing = useMutation({
    mutationFn: (ids: readonly string[]) => clearNotifications({ id: [...ids] }),
    onSuccess: () => notify.success(t('cleared')),
    onSettled: () =>
      client.invalidateQueries({ queryKey: getListNotificationsQueryKey(notificationOwner()) }),
  });
  return {
    readChosen: (ids: readonly string[]) => {
      countAsRead(client, ({ id }) => ids.includes(id));
      read(ids.join(' '), true);
    },
    /** Marks all of a group as read, up to the latest shown one: later ones have not been seen. */
    readAll: (latest: Notification) => {
      countAsRead(client, ({ group, createdAt }) => group === latest.group && createdAt <= latest.createdAt);
      readGroup(latest.group, latest.createdAt);
    },
    clear: clearing.mutate,
    isClearing: clearing.isPending,
  };
};

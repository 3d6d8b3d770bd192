import {
  clearNotifications,
  getListNotificationsQueryKey,
  readNotifications as sendRead,
  type Notification,
  type NotificationPage,
  type NotificationReadRequest,
} from '@michi/api/notification';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../shared/parseJson.ts';
import { offlineMutation, useOfflineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { updateEntries } from '../../shared/offline/mutations/storedMutations.ts';
import { notificationOwner, unreadKey } from '../../shared/realtime/unread.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';

interface Reading {
  readonly data: NotificationReadRequest;
}

const isReading = (value: unknown): value is Reading =>
  isRecord(value) &&
  isRecord(value['data']) &&
  (Array.isArray(value['data']['ids']) || typeof value['data']['upTo'] === 'string');

export const readNotifications = offlineMutation({
  name: 'readNotifications',
  isVariables: isReading,
  send: ({ data, key }) => sendRead(data, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'notification'],
  update: (data, { data: { ids, group, upTo }, at }) =>
    updateEntries(data, (entry) => {
      const isSelected =
        ids === undefined
          ? upTo !== undefined &&
            entry['group'] === group &&
            Date.parse(String(entry['createdAt'])) <= Date.parse(upTo)
          : ids.includes(String(entry['id']));
      return isSelected && entry['readAt'] === null ? { ...entry, readAt: at } : entry;
    }),
  refused: (t, reason) => t('waiting.refused.readNotifications', { reason }),
});

/** Lowers the unread counts before the server has answered. */
const countAsRead = (client: QueryClient, isSelected: (notification: Notification) => boolean): void => {
  const owner = notificationOwner();
  const pages = client.getQueriesData<NotificationPage>({ queryKey: getListNotificationsQueryKey(owner) });
  const selected = new Map(
    pages
      .flatMap(([, page]) => page?.data ?? [])
      .filter((notification) => notification.readAt === null && isSelected(notification))
      .map((notification) => [notification.id, notification]),
  );
  for (const group of [undefined, 'JOBS', 'SEMINAR'] as const) {
    const fewer = [...selected.values()].filter((one) => group === undefined || one.group === group).length;
    client.setQueryData<NotificationPage>(
      unreadKey(owner, group),
      (page) => page && { ...page, totalRecords: Math.max(0, page.totalRecords - fewer) },
    );
  }
};

export const useChangeNotifications = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const read = useOfflineMutation(
    readNotifications,
    ({ data }) => data.ids !== undefined && notify.success(t('readDone')),
  );
  const clearing = useMutation({
    mutationFn: (ids: readonly string[]) => clearNotifications({ id: [...ids] }),
    onSuccess: () => notify.success(t('cleared')),
    onSettled: () =>
      client.invalidateQueries({ queryKey: getListNotificationsQueryKey(notificationOwner()) }),
  });
  return {
    readChosen: (ids: readonly string[]) => {
      countAsRead(client, ({ id }) => ids.includes(id));
      read({ data: { ids: [...ids] } });
    },
    /** Marks all of a group as read, up to the latest shown one: later ones have not been seen. */
    readAll: (latest: Notification) => {
      countAsRead(client, ({ group, createdAt }) => group === latest.group && createdAt <= latest.createdAt);
      read({ data: { group: latest.group, upTo: latest.createdAt } });
    },
    clear: clearing.mutate,
    isClearing: clearing.isPending,
  };
};

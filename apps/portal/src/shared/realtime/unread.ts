import {
  getListNotificationsQueryKey,
  getListNotificationsQueryOptions,
  type NotificationGroup,
  type NotificationPage,
  type UnreadNotifications,
} from '@michi/api/notification';
import { session } from '@michi/api/session';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useIsFirstDataRendered } from '../GlobalDataProvider.tsx';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

export const notificationOwner = (): string => session.get('USER_ID') ?? '';

/** Requests one row, since only the total is needed; of one group or of both. */
const unreadQuestion = (group?: NotificationGroup) =>
  ({ isUnread: true, size: 1, ...(group !== undefined && { group }) }) as const;

/** Query key of the number of unread notifications. */
export const unreadKey = (owner: string, group?: NotificationGroup) =>
  getListNotificationsQueryKey(owner, unreadQuestion(group));

/** The query for the number of unread notifications. */
export const unreadQuery = (group?: NotificationGroup) =>
  getListNotificationsQueryOptions(notificationOwner(), unreadQuestion(group), {
    query: { enabled: notificationOwner() !== '' },
  });

/** Number of unread notifications, of a group or of both; undefined while unknown. Events update it. */
export const useUnread = (group?: NotificationGroup): number | undefined => {
  const query = unreadQuery(group);
  // The number on the bell is loaded later; those of the groups belong to a screen.
  const isTime = useIsFirstDataRendered() || group !== undefined;
  const { data } = useQuery({ ...query, enabled: query.enabled !== false && isTime });
  return data?.totalRecords;
};

const withUnread = (page: NotificationPage | undefined, count: number): NotificationPage => ({
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: count,
  data: [],
  ...page,
  totalRecords: count,
});

/** Applies the counts of an event, and invalidates the lists of notifications. */
export const takeUnread = (client: QueryClient, { jobs, seminar }: UnreadNotifications): void => {
  const owner = notificationOwner();
  const numbers = [
    [undefined, jobs + seminar],
    ['JOBS', jobs],
    ['SEMINAR', seminar],
  ] as const;
  const known = new Set(numbers.map(([group]) => JSON.stringify(unreadKey(owner, group))));
  void client.invalidateQueries({
    queryKey: getListNotificationsQueryKey(owner),
    predicate: ({ queryKey }) => !known.has(JSON.stringify(queryKey)),
  });
  for (const [group, count] of numbers) {
    client.setQueryData<NotificationPage>(unreadKey(owner, group), (page) => withUnread(page, count));
  }
};

const unreadMessagesAtom = atom(0);

/** Number of unread messages; 0 while unknown. */
export const useUnreadMessages = (): number => useAtomValue(unreadMessagesAtom);

/** Sets that number for the layout, which renders before the code that requests it has loaded. */
export const useSetUnreadMessages = (count: number): void => {
  const setUnreadMessages = useSetAtom(unreadMessagesAtom);
  useEffect(() => {
    setUnreadMessages(count);
    return () => setUnreadMessages(0);
  }, [count, setUnreadMessages]);
};

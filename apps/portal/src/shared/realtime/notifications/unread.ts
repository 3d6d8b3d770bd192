import {
  getListNotificationsQueryKey,
  getListNotificationsQueryOptions,
  type NotificationGroup,
  type NotificationPage,
  type UnreadNotifications,
} from '@michi/api/notification';
import { session } from '@michi/api/session';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useIsFirstDataRendered } from '../../global-data/GlobalDataProvider.tsx';

/** Owner of the shown notifications: the signed-in student. */
export const notificationOwner = (): string => session.get('USER_ID') ?? '';

/** The question for the number of unread ones, of a group or of both: one row, and how many there are. */
const unreadQuestion = (group?: NotificationGroup) =>
  ({ isUnread: true, size: 1, ...(group !== undefined && { group }) }) as const;

/** Where the number of unread notifications is cached. */
export const unreadKey = (owner: string, group?: NotificationGroup) =>
  getListNotificationsQueryKey(owner, unreadQuestion(group));

/** The query for how many are unread, of a group or of both. */
export const unreadQuery = (group?: NotificationGroup) =>
  getListNotificationsQueryOptions(notificationOwner(), unreadQuestion(group), undefined, {
    query: { enabled: notificationOwner() !== '' },
  });

/**
 * Number of unread notifications, of a group or of both; undefined while unknown. Events update it at once, otherwise
 * it is refetched with other data.
 */
export const useUnread = (group?: NotificationGroup): number | undefined => {
  const query = unreadQuery(group);
  // The number on the bell can wait; those of the groups belong to a screen.
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

/** Takes over what an event says: the numbers as they are, and lists of notifications to be read again. */
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

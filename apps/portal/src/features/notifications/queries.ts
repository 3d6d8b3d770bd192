import { getListNotificationsQueryOptions } from '@michi/api/notification';
import { keepPreviousData } from '@tanstack/react-query';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { notificationOwner, unreadQuery } from '../../shared/realtime/notifications/unread.ts';
import { notificationGroups, notificationList, type NotificationsAddress } from './notificationsAddress.ts';

export const pageSize = 30;

export const notificationsPageQuery = ({ tab: group, page, search }: NotificationsAddress) =>
  getListNotificationsQueryOptions(
    notificationOwner(),
    { group, page, size: pageSize, ...whatIsSet({ search }) },
    undefined,
    { query: { placeholderData: keepPreviousData } },
  );

export const notificationsQueries: ScreenQueries = ({ searchParams }) => [
  ...notificationGroups.map((group) => unreadQuery(group)),
  notificationsPageQuery(notificationList.read(searchParams)),
];

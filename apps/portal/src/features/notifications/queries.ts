import { getListNotificationsQueryOptions } from '@michi/api/notification';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { notificationOwner, unreadQuery } from '../../shared/realtime/notifications/unread.ts';
import { notificationGroups, notificationList, type NotificationsAddress } from './notificationsAddress.ts';

export const pageSize = 30;

export const notificationsPageQuery = ({ tab: group, page }: NotificationsAddress) =>
  getListNotificationsQueryOptions(notificationOwner(), { group, page, size: pageSize }, undefined, {
    query: { placeholderData: keepPreviousData },
  });

export const notificationsQueries: ScreenQueries = ({ searchParams }) => [
  ...notificationGroups.map((group) => unreadQuery(group)),
  notificationsPageQuery(notificationList.read(searchParams)),
];

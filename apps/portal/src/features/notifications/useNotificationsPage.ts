import { useListNotifications } from '@michi/api/notification';
import { keepPreviousData } from '@tanstack/react-query';
import { notificationOwner } from '../../shared/notifications/unread.ts';
import type { NotificationsAddress } from './notificationsAddress.ts';

/** Notifications on a page. */
export const pageSize = 30;

/** The page of notifications that an address shows. */
export const useNotificationsPage = ({ group, page }: NotificationsAddress) =>
  useListNotifications(notificationOwner(), { group, page, size: pageSize }, undefined, {
    query: { placeholderData: keepPreviousData },
  });

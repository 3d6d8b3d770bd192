import type { NotificationGroup } from '@michi/api/notification';

/** The groups of notifications; a tab's number is its place. */
export const notificationGroups = ['JOBS', 'SEMINAR'] as const satisfies readonly NotificationGroup[];

/** What the address of the notifications carries. */
export interface NotificationsAddress {
  readonly group: NotificationGroup;
  readonly page: number;
}

/** Reads an address; whatever in it makes no sense counts as not there. */
export function readNotificationsAddress(query: URLSearchParams): NotificationsAddress {
  const page = query.get('page') ?? '';
  return {
    group: notificationGroups.find((_, tab) => String(tab) === query.get('tab')) ?? notificationGroups[0],
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of an address, without what goes without saying. */
export const notificationsQuery = ({ group, page }: NotificationsAddress) => {
  const tab = notificationGroups.indexOf(group);
  return { tab: tab === 0 ? null : tab, page: page === 1 ? null : page };
};

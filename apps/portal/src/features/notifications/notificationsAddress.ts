import type { NotificationGroup } from '@michi/api/notification';
import type { inferParserType } from 'nuqs/server';
import { addressOf, asNumbered, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The groups of notifications; a tab's number is its place. */
export const notificationGroups = ['JOBS', 'SEMINAR'] as const satisfies readonly NotificationGroup[];

const codecs = { tab: asNumbered(notificationGroups), search: asSearch, page: asPage };

export type NotificationsAddress = Readonly<inferParserType<typeof codecs>>;

export const notificationList = addressOf(paths.notifications, codecs);

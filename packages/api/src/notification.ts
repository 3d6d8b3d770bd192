/**
 * The notification service: notifications, and the devices that get push messages.
 * Hooks, calls, query keys and types; made from `specs/notification`. New ones come as events: open
 * `streamNotificationEventsUrl`.
 */
export {
  listNotifications,
  getListNotificationsQueryKey,
  getListNotificationsQueryOptions,
  invalidateListNotifications,
  prefetchListNotificationsQuery,
  useListNotifications,
  useListNotificationsSuspense,
} from './generated/notification/hooks/list-notifications.ts';
export {
  readNotifications,
  useReadNotifications,
} from './generated/notification/hooks/read-notifications.ts';
export {
  clearNotifications,
  useClearNotifications,
} from './generated/notification/hooks/clear-notifications.ts';
export { getStreamNotificationEventsUrl as streamNotificationEventsUrl } from './generated/notification/hooks/stream-notification-events.ts';
export { registerDevice, useRegisterDevice } from './generated/notification/hooks/register-device.ts';
export { unregisterDevice, useUnregisterDevice } from './generated/notification/hooks/unregister-device.ts';
export type {
  ClearNotificationsParams,
  Device,
  DeviceRegistration,
  DeviceRemoval,
  DeviceUnregistration,
  ListNotificationsParams,
  NewNotificationEvent,
  NewNotificationEventKind,
  Notification,
  NotificationChange,
  NotificationEvent,
  NotificationGroup,
  NotificationKind,
  NotificationPage,
  NotificationReadRequest,
  NotificationsChangedEvent,
  NotificationsChangedEventKind,
  Platform,
  ProductCode,
  PushData,
  PushExtraData,
  PushMessage,
  PushMetadata,
  UnreadNotifications,
} from './generated/notification/model/index.ts';

/**
 * The notification service: notifications, and the devices that get push messages.
 * Hooks, calls, query keys and types; made from `specs/notification`.
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
export { registerDevice, useRegisterDevice } from './generated/notification/hooks/register-device.ts';
export { unregisterDevice, useUnregisterDevice } from './generated/notification/hooks/unregister-device.ts';
export type {
  ClearNotificationsParams,
  Device,
  DeviceRegistration,
  DeviceRemoval,
  DeviceUnregistration,
  ListNotificationsParams,
  Notification,
  NotificationChange,
  NotificationGroup,
  NotificationKind,
  NotificationPage,
  NotificationReadRequest,
  Platform,
  ProductCode,
  PushData,
  PushExtraData,
  PushMessage,
  PushMetadata,
} from './generated/notification/model/index.ts';

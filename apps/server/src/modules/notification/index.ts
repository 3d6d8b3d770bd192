export { forgetNotifications } from './forgetNotifications.ts';
export { notificationModule } from './notificationModule.ts';
export { notificationPersonalData } from './personal-data/notificationPersonalData.ts';
export { readChatNotifications } from './readNotifications.ts';

export { forgetNotifications } from './personal-data/notificationPersonalData.ts';
export { notificationModule } from './notificationModule.ts';
export { notificationPersonalData } from './personal-data/notificationPersonalData.ts';
export { readChatNotifications } from './readNotifications.ts';

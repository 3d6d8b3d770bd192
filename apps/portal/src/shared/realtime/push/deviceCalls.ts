// Separate, since a dynamic import of the notification client would put all of it into a student's first load.
export { unregisterDevice } from '@michi/api/notification';

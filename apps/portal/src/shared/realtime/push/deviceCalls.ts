/*
 * A file of its own, as it is fetched when it is needed: fetching the whole client of the notification service that way
 * would put all of it into a student's first load.
 */
export { unregisterDevice } from '@michi/api/notification';

/*
 * A separate module that is imported dynamically: importing the whole client of the notification service that way
 * would put all of it into a student's first load.
 */
export { unregisterDevice } from '@michi/api/notification';

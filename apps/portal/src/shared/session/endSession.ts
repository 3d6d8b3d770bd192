import { forgetDevice } from '../realtime/push/forgetDevice.ts';
import { forgetUser } from './browser-storage/followUser.ts';

/**
 * Ends the session here after the student ended it: signed out, changed the password, left, or signed out everywhere.
 * No data of it stay on this device, and it gets no more push messages.
 * @returns settles when cached responses are removed too; everything else is removed at once
 */
export const endSession = (): Promise<void> => {
  forgetDevice();
  return forgetUser();
};

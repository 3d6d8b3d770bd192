import { forgetDevice } from '../realtime/push/forgetDevice.ts';
import { forgetUser } from './browser-storage/followUser.ts';

/**
 * Ends the session here after the student ended it themselves: signed out, changed the password, left, or signed out
 * everywhere. Nothing of it stays on this device, and it gets no more push messages.
 * @returns settles when kept answers are gone too; everything else is gone at once
 */
export const endSession = (): Promise<void> => {
  forgetDevice();
  return forgetUser();
};

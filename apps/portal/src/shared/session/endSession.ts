import { forgetLanguage } from '../i18n/firstLanguage.ts';
import { forgetDevice } from '../realtime/push/forgetDevice.ts';
import { forgetUser } from './browser-storage/followUser.ts';

/**
 * Ends the session after a sign-out, here or everywhere, a new password, or leaving. Its data and language are removed from
 * this device, which receives no more push messages.
 * @returns settles when cached responses are removed too; everything else is removed at once
 */
export const endSession = (): Promise<void> => {
  forgetDevice();
  forgetLanguage(document, navigator.languages);
  return forgetUser();
};

import { forgetDevice, signOut as signOutWith } from '@michi/api/session';
import { forgetLanguage } from '../i18n/firstLanguage.ts';
import { forgetUser } from './followUser.ts';

const forgetDeviceData = (): Promise<void> => {
  forgetLanguage(document, navigator.languages);
  return forgetUser();
};

/**
 * Ends the session after the server has ended it everywhere: a new password, or leaving. Its data and language are removed
 * from this device, which receives no more push messages.
 * @returns settles when cached responses are removed too; everything else is removed at once
 */
export const endSession = (): Promise<void> => {
  forgetDevice();
  return forgetDeviceData();
};

/** Signs out in every tab, also without a network or a response. */
export const signOut = (): Promise<void> => signOutWith({ clear: forgetDeviceData });

import { session } from '@michi/api/session';
import { drafts, lastingDrafts } from '../drafts/drafts.ts';
import { forgetDevice } from '../push/forgetDevice.ts';

let isOnPurpose = false;

/**
 * Ends the session here after the student ended it themselves: changed the password, left, or signed out everywhere.
 * Drafts and push messages go with it, as the next reader of this device may be another.
 */
export const endSession = (): void => {
  isOnPurpose = true;
  const stop = session.subscribe(() => {
    if (!session.isSignedIn()) return;
    isOnPurpose = false;
    stop();
  });
  drafts.discardAll();
  lastingDrafts.discardAll();
  forgetDevice();
  session.clear();
};

/** Whether the session that is over was ended by {@link endSession}: then nobody wants back to where they were. */
export const wasEndedOnPurpose = (): boolean => isOnPurpose;

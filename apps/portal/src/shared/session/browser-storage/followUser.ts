import { session } from '@michi/api/session';
import { deviceEntry, showsUser } from './entries.ts';
import {
  forgetEntriesOfOthers,
  forgetEntriesOfSession,
  forgetOthers,
  forgetSession,
  forgetTab,
} from './forget.ts';
import { shownPagesOwner } from './shownPages.ts';

const signedOut = deviceEntry('SIGNED_OUT');
const signedOutKnown = deviceEntry('SIGNED_OUT_KNOWN');

/** Notes that somebody has signed out on this device, for tabs that are open and for those that are opened again. */
const noteSignOut = (): void => {
  signedOut.write(crypto.randomUUID());
  signedOutKnown.write(signedOut.read() ?? '');
};

/** Whether somebody has signed out in another tab since this one looked last. */
const hasSignedOutElsewhere = (): boolean => {
  const latest = signedOut.read();
  if (latest === null || latest === signedOutKnown.read()) return false;
  signedOutKnown.write(latest);
  return true;
};

let isSignedOut = false;

/** Whether the last session ended because somebody signed out: then nobody wants back to where they were. */
export const wasSignedOut = (): boolean => isSignedOut;

/**
 * Ends the session in every tab, and removes all that this browser keeps of anybody.
 * @returns settles when kept answers are gone too; everything else is gone at once
 */
export const forgetUser = (): Promise<void> => {
  isSignedOut = true;
  const forgotten = forgetOthers(null);
  noteSignOut();
  session.clear();
  return forgotten;
};

/**
 * Keeps this page to one user at a time: removes other users' data when it starts, and when a session ends or begins,
 * in this tab or in another. A user's own texts survive an expired session, and nothing survives a sign-out.
 * @param onOther called when another user has signed in elsewhere while this page still shows the previous one; from
 *   then on it reads and writes nothing
 * @returns a function that stops it
 */
export const followUser = (onOther: () => void): (() => void) => {
  let user = session.get('USER_ID');
  const follow = (): void => {
    const isEnded = hasSignedOutElsewhere();
    if (isEnded) {
      isSignedOut = true;
      forgetTab();
    }
    const next = session.get('USER_ID');
    if (next === user) return;
    if (user !== null && next !== null) {
      onOther();
      return;
    }
    user = next;
    showsUser(user);
    if (user !== null) isSignedOut = false;
    void (user === null ? forgetSession() : forgetOthers(user));
  };
  showsUser(user);
  const wasSomebodys = shownPagesOwner() !== null;
  isSignedOut = false;
  if (hasSignedOutElsewhere()) {
    // The address of a tab that was somebody's is theirs too; that of a new tab is its reader's.
    isSignedOut = wasSomebodys && user === null;
    forgetTab();
  }
  if (user === null) forgetEntriesOfSession();
  else forgetEntriesOfOthers(user);
  const stop = session.subscribe(follow);
  // A page that the browser kept for the way back has heard nothing meanwhile.
  globalThis.addEventListener('pageshow', follow);
  return () => {
    stop();
    globalThis.removeEventListener('pageshow', follow);
    showsUser(undefined);
  };
};

import { storages, userEntry, deviceEntry, setPageUser, readKey } from './entries.ts';
import { session } from '@michi/api/session';
import {
  forgetEntriesOfOthers,
  forgetEntriesOfSession,
  forgetOthers,
  forgetSession,
  forgetTab,
} from './forget.ts';

const entry = userEntry('SHOWN_PAGES');

/** Records that this tab shows screens of the signed-in user. */
export const recordShownPages = (): void => entry.write('1');

/** Id of the user whose screens this tab has shown; null if none, or after they have signed out. */
export const shownPagesOwner = (): string | null => {
  const owner = storages.tab
    .keys()
    .map(readKey)
    .find((key) => key?.name === 'SHOWN_PAGES')?.owner;
  return owner === undefined || owner === '' ? null : decodeURIComponent(owner);
};

const signedOut = deviceEntry('SIGNED_OUT');
const signedOutKnown = deviceEntry('SIGNED_OUT_KNOWN');

/** Records a sign-out for open tabs and for those that are restored later. */
const noteSignOut = (): void => {
  signedOut.write(crypto.randomUUID());
  signedOutKnown.write(signedOut.read() ?? '');
};

/** Whether another tab has signed out since the last check. */
const hasSignedOutElsewhere = (): boolean => {
  const latest = signedOut.read();
  if (latest === null || latest === signedOutKnown.read()) return false;
  signedOutKnown.write(latest);
  return true;
};

let isSignedOut = false;

/** Whether the last session ended by a sign-out: then the login does not return to the previous page. */
export const wasSignedOut = (): boolean => isSignedOut;

/**
 * Ends the session in every tab and removes all user data of this browser.
 * @returns settles when cached responses are removed too; everything else is removed at once
 */
export const forgetUser = (): Promise<void> => {
  isSignedOut = true;
  const forgotten = forgetOthers(null);
  noteSignOut();
  session.clear();
  return forgotten;
};

/**
 * Keeps this page to one user: removes other users' data at the start, and whenever a session ends or begins in any tab. A
 * user's own texts survive an expired session; nothing survives a sign-out.
 * @param onOther called when another user has signed in elsewhere; from then on this page has no access to storage
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
    setPageUser(user);
    if (user !== null) isSignedOut = false;
    void (user === null ? forgetSession() : forgetOthers(user));
  };
  setPageUser(user);
  const wasSomebodys = shownPagesOwner() !== null;
  isSignedOut = false;
  if (hasSignedOutElsewhere()) {
    // The address in a tab of a signed-out user belongs to them; that in a new tab does not.
    isSignedOut = wasSomebodys && user === null;
    forgetTab();
  }
  if (user === null) forgetEntriesOfSession();
  else forgetEntriesOfOthers(user);
  const stop = session.subscribe(follow);
  // A page restored from the back/forward cache has missed events.
  globalThis.addEventListener('pageshow', follow);
  return () => {
    stop();
    globalThis.removeEventListener('pageshow', follow);
    setPageUser(undefined);
  };
};

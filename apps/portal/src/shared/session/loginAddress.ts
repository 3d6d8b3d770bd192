import { paths, toLogin, toPublicJob } from '../navigation/paths.ts';
import { wasSignedOut, shownPagesOwner } from './followUser.ts';
import { session } from '@michi/api/session';
import { useSyncExternalStore } from 'react';

/** State of the history entry of the login page: it survives a reload, and is in no address, log or bookmark. */
export interface LoginState {
  /** The user who saw the page that the login returns to; null if anybody may. */
  readonly owner: string | null;
}

/**
 * The login page for an address that needs a session. It returns there, except after a sign-out: the next user may be another.
 * A link to a job first shows a stranger what is public of it.
 */
export const loginAddress = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => {
  if (wasSignedOut()) return paths.login;
  const job = pathname === paths.publicJobDetails ? new URLSearchParams(search).get('id') : null;
  return job === null || shownPagesOwner() !== null ? toLogin(pathname + search + hash) : toPublicJob(job);
};

/** @param owner the user who saw the address; null if only this tab may know */
export const loginState = (owner: string | null = null): LoginState => ({
  owner: owner ?? shownPagesOwner(),
});

/** The owner in a location's state. */
export const ownerIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'owner' in state && typeof state.owner === 'string'
    ? state.owner
    : null;

/** Whether a user is signed in, also in another tab. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(session.subscribe, session.isSignedIn, () => false);

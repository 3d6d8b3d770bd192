import { paths, toLogin } from '../navigation/paths.ts';
import { wasSignedOut } from './browser-storage/followUser.ts';
import { shownPagesOwner } from './browser-storage/shownPages.ts';

/**
 * The login page for an address that needs a session. It returns there, except after a sign-out: the next user may be
 * another.
 * @param owner the user who saw the address; null if only this tab may know
 */
export const loginAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  owner: string | null = null,
): string => (wasSignedOut() ? paths.login : toLogin(pathname + search + hash, owner ?? shownPagesOwner()));

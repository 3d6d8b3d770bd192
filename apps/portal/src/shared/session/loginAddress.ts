import { paths, toLogin } from '../navigation/paths.ts';
import { wasSignedOut } from './browser-storage/followUser.ts';
import { shownPagesOwner } from './browser-storage/shownPages.ts';

/**
 * The login page for an address without a session, which returns to it. After a sign-out it contains no address: the
 * next user may be another.
 * @param owner who saw the address; null if only this tab may know it
 */
export const loginAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  owner: string | null = null,
): string => (wasSignedOut() ? paths.login : toLogin(pathname + search + hash, owner ?? shownPagesOwner()));

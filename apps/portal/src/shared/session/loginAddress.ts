import { paths, toLogin } from '../navigation/paths.ts';
import { wasSignedOut } from './browser-storage/followUser.ts';
import { shownPagesOwner } from './browser-storage/shownPages.ts';

/**
 * The login page for who is at an address without a session, and comes back after it. After a sign-out it names no address:
 * the next one to sign in may be another.
 * @param owner who the address was shown to; null where only this tab may know
 */
export const loginAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  owner: string | null = null,
): string => (wasSignedOut() ? paths.login : toLogin(pathname + search + hash, owner ?? shownPagesOwner()));

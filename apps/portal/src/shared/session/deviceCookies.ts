import { createContext } from 'react';

/** One year, in seconds. */
const lifetime = 31_536_000;

/** What the server must know to send the prerendered page that fits this browser. None names a user. */
type DeviceCookie = 'LANGUAGE' | 'SIGNED_IN_BEFORE';

export interface CookiePage extends Pick<Document, 'cookie'> {
  readonly location: Pick<Location, 'protocol'>;
}

/** With the prefix `__Host-` (RFC 6265bis) no other host, a subdomain included, can plant the cookie. */
const nameOf = ({ location }: CookiePage, name: DeviceCookie): string =>
  location.protocol === 'https:' ? `__Host-${name}` : name;

export const writeDeviceCookie = (page: CookiePage, name: DeviceCookie, value: string): void => {
  const security = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${nameOf(page, name)}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${security}`;
};

/** Whether somebody has signed in in this browser before. */
export const hasSignedInBefore = (page: CookiePage | undefined = globalThis.document): boolean =>
  page?.cookie.split('; ').some((each) => each.startsWith(`${nameOf(page, 'SIGNED_IN_BEFORE')}=`)) ?? false;

/** As `hasSignedInBefore`; the build, which has no cookies, renders a page for each answer. */
export const SignedInBeforeContext = createContext<() => boolean>(hasSignedInBefore);

import type { Language } from '@michi/api/session';

/** One year, in seconds. */
const lifetime = 31_536_000;

/** Stores the language in a cookie, so that the server sends the prerendered page in it. */
export const setLanguageCookie = (
  page: Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'protocol'> },
  language: Language,
): void => {
  const isSecure = page.location.protocol === 'https:';
  const name = isSecure ? '__Host-LANGUAGE' : 'LANGUAGE';
  page.cookie = `${name}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

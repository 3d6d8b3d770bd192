import type { Language } from '@michi/api/session';

/** A year, in seconds. */
const lifetime = 31_536_000;

/** Tells the server the language of this device, so that it can send a page that was rendered ahead in it. No secret. */
export const tellLanguage = (
  page: Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'protocol'> },
  language: Language,
): void => {
  const isSecure = page.location.protocol === 'https:';
  const name = isSecure ? '__Host-LANGUAGE' : 'LANGUAGE';
  page.cookie = `${name}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

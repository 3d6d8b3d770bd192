/** A link to an external page. */
export interface WebAddress {
  readonly href: string;
  /** Host and path without decoration: "social.example/yukari". */
  readonly words: string;
}

/** Parses the address of a page; null if it is missing or not on the web, which `format: uri` does not exclude. */
export const webAddress = (address: string | null): WebAddress | null => {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
  return { href: url.href, words: `${url.host.replace(/^www\./, '')}${path}` };
};

/** A link to a page of somebody else. */
export interface WebAddress {
  readonly href: string;
  /** Host and path without decoration: "social.example/yukari". */
  readonly words: string;
}

/**
 * Reads the address of a page; null when it is missing or leads anywhere but to the web, whatever the contract's
 * `format: uri` let through.
 */
export const webAddress = (address: string | null): WebAddress | null => {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
  return { href: url.href, words: `${url.host.replace(/^www\./, '')}${path}` };
};

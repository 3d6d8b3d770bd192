import type { Random } from '../random.ts';

/** Placeholder for the nonce of a response. */
export const NONCE_MARK = '{{style-nonce}}';

export interface PageForResponse {
  readonly html: string;
  /** Policy source for style elements with the nonce. */
  readonly source: string;
}

/**
 * Puts a new nonce into a page (CSP level 3, 128 bits), for style elements that libraries create at runtime. A page
 * without a placeholder stays as it is.
 */
export function withNonce(page: string, random: Random): PageForResponse {
  const nonce = random.bytes(16).toString('base64');
  return { html: page.replaceAll(NONCE_MARK, nonce), source: `'nonce-${nonce}'` };
}

import type { Random } from '../random.ts';

/** Placeholder for the nonce of a response. */
export const NONCE_MARK = '{{style-nonce}}';

/** A page made for one answer. */
export interface PageForResponse {
  readonly html: string;
  /** The policy source that allows the response's own style elements. */
  readonly source: string;
}

/**
 * Puts a fresh nonce into a page (CSP level 3, 128 bits), for the style elements that libraries make while it runs.
 * A page that has no place for one is as it was.
 */
export function withNonce(page: string, random: Random): PageForResponse {
  const nonce = random.bytes(16).toString('base64');
  return { html: page.replaceAll(NONCE_MARK, nonce), source: `'nonce-${nonce}'` };
}

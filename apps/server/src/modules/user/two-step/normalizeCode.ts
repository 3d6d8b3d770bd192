import { normalizeText } from '@michi/api/text';

/**
 * Normalizes a code: full-width characters in half width, lower case, without spaces and hyphens of any kind.
 * `１２３ ４５６` becomes `123456`, `K7WQM-4HZSD` becomes `k7wqm4hzsd`.
 */
export function normalizeCode(typed: string): string {
  return normalizeText(typed, 'NFKC')
    .replace(/[\s\p{Pd}\u2212ー]/gu, '')
    .toLowerCase();
}

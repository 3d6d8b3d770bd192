import { normalizeText } from '@michi/api/text';

/** A name without what its spellings differ in: case, width, accents, full stops, apostrophes and hyphens. */
export function placeKey(name: string): string {
  return normalizeText(normalizeText(name, 'NFKD').replace(/[\u0300-\u036F.'’ʻ]/gu, ''), 'NFC')
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
    .trim();
}

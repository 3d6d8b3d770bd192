/** A name without what its spellings differ in: case, width, accents, full stops, apostrophes and hyphens. */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.'’ʻ]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
    .trim();
}

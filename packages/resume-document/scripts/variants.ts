import type { Font } from 'fontkit';
import { VARIATION_SELECTORS } from './characters.ts';

/** Offsets and sizes of a TrueType file (OpenType, tables `cmap` and its format 14). */
const DIRECTORY = { start: 12, size: 16 } as const;
const ENCODINGS = { start: 4, size: 8 } as const;
const SELECTORS = { start: 10, size: 11, defaults: 3 } as const;

/**
 * Removes the list of variants that look like the character alone: fontkit finds no other variant of a selector that
 * has such a list.
 */
export function dropDefaultVariants(file: Buffer): void {
  for (let table = 0; table < file.readUInt16BE(4); table += 1) {
    const entry = DIRECTORY.start + table * DIRECTORY.size;
    if (file.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = file.readUInt32BE(entry + 8);
    for (let encoding = 0; encoding < file.readUInt16BE(cmap + 2); encoding += 1) {
      const record = cmap + ENCODINGS.start + encoding * ENCODINGS.size;
      const subtable = cmap + file.readUInt32BE(record + 4);
      if (file.readUInt16BE(subtable) !== 14) continue;
      for (let selector = 0; selector < file.readUInt32BE(subtable + 6); selector += 1) {
        const position = subtable + SELECTORS.start + selector * SELECTORS.size;
        file.writeUInt32BE(0, position + SELECTORS.defaults);
      }
    }
  }
}

/** The kanji that look different with a variation selector, each with the selector. */
export function variantsOf(font: Font): string {
  const variants: string[] = [];
  for (const codePoint of font.characterSet) {
    const character = String.fromCodePoint(codePoint);
    if (!/^\p{Script=Han}$/u.test(character)) continue;
    const { id } = font.glyphForCodePoint(codePoint);
    for (const selector of VARIATION_SELECTORS) {
      const variant = character + String.fromCodePoint(selector);
      const [glyph] = font.glyphsForString(variant);
      if (glyph !== undefined && glyph.id !== id) variants.push(variant);
    }
  }
  return variants.join('');
}

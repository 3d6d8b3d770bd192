const KATAKANA = /[\u30A1-\u30F6]/g;
/** Distance of a katakana letter to the hiragana of the same sound. */
const KANA_DISTANCE = 0x60;

/** Letters that are compared. Normalizing takes the square of the length of a text of accents. */
const LONGEST = 500;

/** Ignores case, width, accents, kind of kana, and separators. */
export const searchForm = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE))
    .replaceAll(/[\s_/,、・]+/g, ' ')
    .trim();

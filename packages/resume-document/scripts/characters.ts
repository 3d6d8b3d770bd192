const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Latin with its accents, and the punctuation of English text. */
export const LATIN: readonly number[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x1e00, 0x1eff),
  ...range(0x2010, 0x203a),
  0x20ac,
  0x2122,
  0x2212,
];

/** Those of the ideographic variation database, and the standardized ones. */
export const VARIATION_SELECTORS: readonly number[] = [...range(0xfe00, 0xfe0f), ...range(0xe0100, 0xe01ef)];

const isPrivate = (codePoint: number): boolean => codePoint >= 0xe000 && codePoint < 0xf900;

/**
 * Whole blocks that code page 932 contains in part: kana, enclosed letters and numbers, units, full and half width.
 * They include 〜 and ‖ of JIS X 0208, for which the code page of Windows has other characters.
 */
const JAPANESE_BLOCKS: readonly number[] = [
  ...range(0x2460, 0x24ff),
  ...range(0x3000, 0x30ff),
  ...range(0x31f0, 0x33ff),
  ...range(0xff00, 0xffef),
  0x2016,
  0x203e,
];

/**
 * The characters of code page 932, used in Japanese forms for decades: JIS X 0208 and the additions of NEC and IBM,
 * such as 髙, 﨑, ① and ㈱. Read from the decoder of the platform.
 */
export function codePage932(): readonly number[] {
  const decoder = new TextDecoder('shift_jis');
  const found = new Set<number>(JAPANESE_BLOCKS);
  for (const lead of range(0x81, 0xfc)) {
    for (const trail of range(0x40, 0xfc)) {
      const characters = [...decoder.decode(Uint8Array.of(lead, trail))];
      const codePoint = characters[0]?.codePointAt(0) ?? 0xfffd;
      if (characters.length === 1 && codePoint !== 0xfffd && !isPrivate(codePoint)) found.add(codePoint);
    }
  }
  return [...found];
}

/** Unicode distance between a katakana and its hiragana. */
const DISTANCE = 0x60;

/** A reading in hiragana, for forms labelled ふりがな instead of フリガナ. */
export function hiragana(reading: string): string {
  return reading.replaceAll(/[\u30a1-\u30f6]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - DISTANCE),
  );
}

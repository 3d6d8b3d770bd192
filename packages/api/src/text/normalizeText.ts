/**
 * 31 characters in a row that do not start a new letter: marks, and the half-width sound marks of kana, which become
 * marks in NFKC. The combining grapheme joiner (U+034F) interrupts a run.
 */
const longRun = /(?<![[\p{M}\uff9e\uff9f]--[\u034f]])[[\p{M}\uff9e\uff9f]--[\u034f]]{31}/v;

/**
 * Whether a text is in the stream-safe format of Unicode (UAX #15, section 13): at most 30 marks on one letter. The time
 * to normalize a text grows with the square of its longest run of marks.
 */
export const isStreamSafe = (text: string): boolean => !longRun.test(text);

/** `String.prototype.normalize`, except that a text that is not stream-safe is returned as it is. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  isStreamSafe(text) ? text.normalize(form) : text;

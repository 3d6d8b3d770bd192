/** One of the answers. */
export interface ComboboxOption<Value extends string> {
  /** Never empty: an empty value means that nothing is chosen. */
  readonly value: Value;
  readonly label: string;
  /** Text at the right, such as "UTC+9"; searched as well. */
  readonly note?: string | undefined;
  /** Other words by which it is found, such as its name in another language. */
  readonly keywords?: string | undefined;
}

const KATAKANA = /[\u30A1-\u30F6]/g;
/** From a katakana letter to the hiragana letter of the same sound. */
const KANA_DISTANCE = 0x60;

/** Case, width, accents, kana and the marks between words make no difference. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE))
    .replaceAll(/[\s_/,、・]+/g, ' ')
    .trim();

/**
 * The options that contain every word of the query, those whose label begins with it first; all for an empty query.
 */
export const matchOptions = <Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
): readonly ComboboxOption<Value>[] => {
  const sought = fold(query);
  if (sought === '') return options;
  const words = sought.split(' ');
  const found = options.filter(({ label, note = '', keywords = '' }) => {
    const text = fold(`${label} ${note} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: ComboboxOption<Value>) => fold(label).startsWith(sought);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
};

export interface ComboboxOption<Value extends string> {
  /** Not empty: an empty value means that nothing is selected. */
  readonly value: Value;
  readonly label: string;
  /** Text at the right, such as "UTC+9"; searched as well. */
  readonly note?: string | undefined;
  /** More words to search, such as its name in another language. */
  readonly keywords?: string | undefined;
}

const KATAKANA = /[\u30A1-\u30F6]/g;
/** Distance of a katakana letter to the hiragana of the same sound. */
const KANA_DISTANCE = 0x60;

/** Ignores case, width, accents, kind of kana, and separators. */
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

/** The options that contain every word of the query, first those whose label starts with it. */
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

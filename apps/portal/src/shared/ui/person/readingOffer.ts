/** The field with the reading. */
export interface ReadingField {
  /** The current reading. */
  readonly read: () => string;
  /** Puts a reading in. */
  readonly offer: (reading: string) => void;
}

/** Follows the input in a field with a name in kanji. */
export interface ReadingOffer {
  /** A composition begins while the field has this value. */
  readonly begin: (value: string) => void;
  /** The composition looks like this now. */
  readonly compose: (text: string) => void;
  /** The composition ended with this text, empty if it was cancelled, and the field has this value. */
  readonly end: (text: string, value: string) => void;
  /** The field has this value, changed by anything but a composition. */
  readonly change: (value: string) => void;
}

const isKana = (text: string): boolean => /^[\u3041-\u309f\u30a0-\u30ff]+$/.test(text);

/** Katakana of any width as hiragana. */
const toHiragana = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u30a1-\u30f6]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));

/** A composition without the letters that are not a syllable yet, as the `k` of `さえk`. */
const withoutLetters = (text: string): string => text.normalize('NFKC').replace(/[a-z]+$/i, '');

/**
 * Suggests the reading of a name (furigana) from the kana typed before conversion to kanji. A reading the student
 * wrote is never changed. After an edit in the middle of a name nothing is suggested until it is retyped: no reading
 * is better than a wrong one.
 */
export const createReadingOffer = ({ read, offer }: ReadingField): ReadingOffer => {
  let offered = '';
  /** Value of the field before the current change. */
  let held = '';
  /** The kana of the current composition. */
  let kana = '';
  let isLost = false;
  const give = (reading: string): void => {
    const current = read();
    if (current !== '' && current !== offered) return;
    offered = reading;
    offer(reading);
  };
  const lose = (): void => {
    isLost = true;
    give('');
  };
  return {
    begin: (value) => {
      held = value;
      kana = '';
    },
    compose: (text) => {
      const syllables = withoutLetters(text);
      if (syllables === '' || isKana(syllables)) kana = toHiragana(syllables);
    },
    end: (text, value) => {
      const isAnew = value === text;
      const isGrown = value === held + text;
      held = value;
      if (isAnew) isLost = false;
      if (text === '' || isLost) return;
      const typed = isKana(text) ? toHiragana(text) : kana;
      if (isAnew) give(typed);
      else if (isGrown && typed !== '') give(read() + typed);
      else lose();
    },
    change: (value) => {
      const isShorter = value.length < held.length;
      held = value;
      const text = value.normalize('NFKC');
      if (value === '' || isKana(text)) {
        isLost = false;
        give(toHiragana(text));
      } else if (isShorter) lose();
    },
  };
};

import { normalizeText } from '@michi/api/text';

export interface ReadingField {
  readonly read: () => string;
  readonly offer: (reading: string) => void;
}

/** Handlers of the input events of a name in kanji. */
export interface ReadingOffer {
  /** At the start of a composition; `value` is that of the field. */
  readonly begin: (value: string) => void;
  /** At each change of the composition. */
  readonly compose: (text: string) => void;
  /** At the end of the composition; `text` is empty if it was cancelled. */
  readonly end: (text: string, value: string) => void;
  /** At any other change of the field. */
  readonly change: (value: string) => void;
}

const isKana = (text: string): boolean => /^[\u3041-\u309f\u30a0-\u30ff]+$/.test(text);

/** Converts katakana of any width. */
const toHiragana = (text: string): string =>
  normalizeText(text, 'NFKC').replaceAll(/[\u30a1-\u30f6]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60),
  );

/** Removes letters that are not a syllable yet, such as the `k` of `さえk`. */
const withoutLetters = (text: string): string => normalizeText(text, 'NFKC').replace(/[a-z]+$/i, '');

/**
 * Suggests the reading (furigana) of a name from the kana typed before their conversion to kanji. It never changes a reading
 * that the student wrote. An edit within the name stops suggestions until it is retyped: no reading is better than a wrong one.
 */
export const createReadingOffer = ({ read, offer }: ReadingField): ReadingOffer => {
  let offered = '';
  /** Value of the field before the current change. */
  let held = '';
  /** Kana of the current composition. */
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
      const text = normalizeText(value, 'NFKC');
      if (value === '' || isKana(text)) {
        isLost = false;
        give(toHiragana(text));
      } else if (isShorter) lose();
    },
  };
};

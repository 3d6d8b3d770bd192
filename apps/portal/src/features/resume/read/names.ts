import { normalizeText } from '@michi/api/text';
import type { Asked, FoundPerson } from './foundProfile.ts';

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const isUpperCase = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

const asked = (source: string): Asked => ({ kind: 'text', source });

/** A name in kanji or kana, family name first. Without a blank the end of the family name is unknown. */
export const japaneseName = (name: string): FoundPerson => {
  const [familyNameJp, firstNameJp, ...others] = name.trim().split(/\s+/);
  return familyNameJp !== undefined && firstNameJp !== undefined && others.length === 0
    ? { familyNameJp, firstNameJp }
    : { familyNameJp: asked(name.trim()), firstNameJp: asked(name.trim()) };
};

/**
 * The two parts of a full name. Kanji and kana put the family name first, as do `Saeki, Hana` and `SAEKI Hana`; other
 * names of two words put it last. For one word, or more than two, the student is asked.
 */
export const namesOf = (name: string): FoundPerson => {
  const whole = normalizeText(name, 'NFC').trim();
  if (whole === '') return {};
  if (japanese.test(whole)) return japaneseName(whole);
  const [before, behind, ...more] = whole.split(/\s*,\s*/);
  if (before !== undefined && behind !== undefined && more.length === 0)
    return { familyName: before, firstName: behind };
  const [one, two, ...others] = whole.split(/\s+/);
  if (one === undefined || two === undefined || others.length > 0)
    return { familyName: asked(whole), firstName: asked(whole) };
  return isUpperCase(one) && !isUpperCase(two)
    ? { familyName: one, firstName: two }
    : { familyName: two, firstName: one };
};

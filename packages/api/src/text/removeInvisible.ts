/** Zero-width spaces, word joiners, invisible operators, and bidirectional embeddings, overrides and isolates. */
const MEANINGLESS = /[\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Joiners (ZWNJ, ZWJ) and bidirectional marks (LRM, RLM, ALM). */
const JOINERS_AND_MARKS = /[\u061c\u200c-\u200f]/g;

/**
 * An emoji, or a letter of a script whose letters join or run from right to left: any other than Latin, Greek, Cyrillic,
 * kanji, kana and hangul.
 */
const JOINING =
  /\p{Extended_Pictographic}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]/u;

/** The prolonged sound mark is typed as a hyphen too. */
const LETTER = /(?![ーｰ])[\p{L}\p{M}\p{Extended_Pictographic}]/u;

const NO_BREAK_SPACE = '[\\u00a0\\u2007\\u202f]';
const NO_BREAK_SPACES = new RegExp(NO_BREAK_SPACE, 'g');
const OUTER_NO_BREAK_SPACES = new RegExp(
  `^${NO_BREAK_SPACE}+|(?<!${NO_BREAK_SPACE})${NO_BREAK_SPACE}+$`,
  'g',
);

/** Anything that may be removed: most texts have nothing of it, and long ones are read at each key. */
const REMOVABLE = /[\u00a0\u2007\u202f\p{Default_Ignorable_Code_Point}]/u;

/**
 * Removes the characters that nobody sees and that carry nothing, as copied from contacts and web pages:
 *
 * - in every text zero-width spaces, bidirectional embeddings, overrides and isolates, and no-break spaces at its ends;
 * - joiners and bidirectional marks, except in a text with emoji or a script that uses them, such as Arabic or Devanagari
 *   (UAX #31, section 2.3): they are part of a Persian name and of 👩‍🎓, never of an email address, a link or a code;
 * - in a text without letters, such as a phone number, everything invisible; its no-break spaces become spaces.
 *
 * Used by forms, requests and imports alike. Not for passwords, which stay as typed.
 */
export function removeInvisible(text: string): string {
  if (!REMOVABLE.test(text)) return text;
  const written = text.replace(MEANINGLESS, '').replace(OUTER_NO_BREAK_SPACES, '');
  const visible = written.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (!LETTER.test(visible)) return visible.replace(NO_BREAK_SPACES, ' ');
  return JOINING.test(visible) ? written : written.replace(JOINERS_AND_MARKS, '');
}

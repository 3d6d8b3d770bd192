import { faceVariants } from '../generated/faceTables.ts';
import { type FaceName, glyphWidth, WIDE } from './faces.ts';
import type { FaceStack } from './typefaces.ts';

/** A stretch of text in one face. */
export interface GlyphRun {
  readonly face: FaceName;
  readonly text: string;
  /** In ems. */
  readonly width: number;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Control characters and those without a shape that occur alone; not the selectors of variants, which follow a kanji. */
const UNSEEN = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{Variation_Selector}\n]]/gv;

// NFC replaces these kanji by others that look alike (U+FA19 becomes U+795E), which would change a name.
const NO_COMPATIBILITY_IDEOGRAPHS = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** Text ready for typesetting: line breaks unified, tabs as spaces, invisible characters removed, letters composed. */
export function settable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(NO_COMPATIBILITY_IDEOGRAPHS, (part) => part.normalize('NFC'));
}

/** Characters that combine several into one: marks, joiners, and the halves of flags and of Hangul. */
const JOINING = /[\p{M}\p{Cf}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u{1100}-\u{11ff}]/u;

/** The voicing marks of half-width kana: Unicode counts them to the kana before, every font has them as characters. */
const HALF_WIDTH_MARK = /[\uff9e\uff9f]/;

/** User-perceived characters of a settable text: each grapheme counts as one. */
export function charactersOf(text: string): readonly string[] {
  if (!JOINING.test(text)) return [...text];
  return Array.from(segmenter.segment(text)).flatMap(({ segment }) =>
    HALF_WIDTH_MARK.test(segment) ? [...segment] : [segment],
  );
}

/** The marks that are printed on one letter: more of them would cover the lines above. */
const MAX_MARKS = 4;

const LETTER_WITH_MARKS = new RegExp(String.raw`^\P{M}?\p{M}{0,${MAX_MARKS}}$`, 'u');

/** How a character is printed; undefined if no face has its letter or places its marks. */
function glyphOf(stack: FaceStack, character: string): GlyphRun | undefined {
  return [...character].length === 1 ? plainGlyphOf(stack, character) : combinedGlyphOf(stack, character);
}

function plainGlyphOf(stack: FaceStack, character: string): GlyphRun | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const face of stack) {
    const width = glyphWidth(face, codePoint);
    if (width !== undefined) return { face, text: character, width };
  }
  return undefined;
}

function combinedGlyphOf(stack: FaceStack, character: string): GlyphRun | undefined {
  const letter = character.replaceAll(/\p{Variation_Selector}/gu, '');
  const parts = [...letter];
  if (parts.length <= 1) {
    const variant = stack.find((face) => faceVariants[face].includes(character));
    const glyph = plainGlyphOf(variant === undefined ? stack : [variant], letter);
    return glyph && { ...glyph, text: variant === undefined ? letter : character };
  }
  const face = stack.find((each) => WIDE.has(each));
  if (face === undefined || !LETTER_WITH_MARKS.test(letter)) return undefined;
  const glyphs = parts.map((part) => plainGlyphOf([face], part));
  if (glyphs.includes(undefined)) return undefined;
  return { face, text: letter, width: glyphs.reduce((sum, glyph) => sum + (glyph?.width ?? 0), 0) };
}

const WITH_ACCENTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Lm}\p{M}]/u;

/**
 * The stack for a text: where the first face lacks one of its Latin, Greek or Cyrillic letters, all of them are in the
 * face that has it, so that a name is in one face.
 */
export function stackOf(stack: FaceStack, text: string): FaceStack {
  const [first] = stack;
  const wide = stack.find((face) => WIDE.has(face));
  if (first === undefined || wide === undefined || wide === first) return stack;
  const isMixed = charactersOf(settable(text)).some(
    (character) =>
      WITH_ACCENTS.test(character) &&
      glyphOf([first], character) === undefined &&
      glyphOf([wide], character) !== undefined,
  );
  return isMixed ? [wide, ...stack] : stack;
}

/** The characters of a text that no face of the stack shows, each once, in the order of the text. */
export function missingIn(stack: FaceStack, text: string): readonly string[] {
  const missing = charactersOf(settable(text).replaceAll('\n', '')).filter(
    (character) => glyphOf(stack, character) === undefined,
  );
  // Enough of it to be recognized.
  return [...new Set(missing.map((character) => [...character].slice(0, MAX_MARKS + 2).join('')))];
}

/** How a character is printed: an empty box of the first face where no face has it. */
function printed(stack: FaceStack, character: string): GlyphRun {
  const [text = ''] = character;
  return glyphOf(stack, character) ?? { face: stack[0] ?? 'mincho', text, width: 1 };
}

/** A text in stretches of one face each. */
export function runsOf(stack: FaceStack, text: string): readonly GlyphRun[] {
  const runs: { face: FaceName; text: string; width: number }[] = [];
  for (const character of charactersOf(text)) {
    const glyph = printed(stack, character);
    const last = runs.at(-1);
    if (last !== undefined && last.face === glyph.face) {
      last.text += glyph.text;
      last.width += glyph.width;
    } else {
      runs.push({ ...glyph });
    }
  }
  return runs;
}

/** How wide one of the characters of a text is, in ems. */
export function characterWidth(stack: FaceStack, character: string): number {
  return printed(stack, character).width;
}

/** How wide a text is in one line, in ems. */
export function widthOf(stack: FaceStack, text: string): number {
  return runsOf(stack, text).reduce((sum, { width }) => sum + width, 0);
}

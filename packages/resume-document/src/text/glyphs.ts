import { type FaceName, glyphWidth } from './faces.ts';
import type { FaceStack } from './typefaces.ts';

/** A stretch of text in one face. */
export interface GlyphRun {
  readonly face: FaceName;
  readonly text: string;
  /** In ems. */
  readonly width: number;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters without width on paper: control characters, direction marks and joiners that occur alone. */
const UNSEEN = /[\p{Cc}\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu;

/** Text ready for typesetting: line breaks unified, tabs as spaces, invisible characters removed. */
export function settable(text: string): string {
  return text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, (character) => (character === '\n' ? '\n' : ''));
}

/** Characters that combine several into one: marks, joiners, and the halves of flags and of Hangul. */
const JOINING = /[\p{M}\p{Cf}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u{1100}-\u{11ff}]/u;

/** The voicing marks of half-width kana: Unicode counts them to the kana before, every font has them as characters. */
const HALF_WIDTH_MARK = /[\uff9e\uff9f]/;

/** User-perceived characters of a text: each grapheme counts as one, in its composed form if there is one. */
function charactersOf(text: string): readonly string[] {
  if (!JOINING.test(text)) return [...text];
  return Array.from(segmenter.segment(text)).flatMap(({ segment }) => {
    const composed = segment.normalize('NFC');
    return HALF_WIDTH_MARK.test(composed) ? [...composed] : [composed];
  });
}

/** The face that shows a character; undefined when none does, or none shows just this variant or composition of it. */
function faceOf(stack: FaceStack, character: string): FaceName | undefined {
  const [first = '', ...rest] = character;
  if (rest.length > 0) return undefined;
  const codePoint = first.codePointAt(0) ?? 0;
  return stack.find((face) => glyphWidth(face, codePoint) !== undefined);
}

/** The characters of a text that no face of the stack shows, each once, in the order of the text. */
export function missingIn(stack: FaceStack, text: string): readonly string[] {
  const seen = charactersOf(settable(text).replaceAll('\n', ''));
  return [...new Set(seen.filter((character) => faceOf(stack, character) === undefined))];
}

/** A text in stretches of one face each. A character that no face has stays in the first one, as an empty box. */
export function runsOf(stack: FaceStack, text: string): readonly GlyphRun[] {
  const runs: { face: FaceName; text: string; width: number }[] = [];
  for (const character of charactersOf(text)) {
    const face = faceOf(stack, character) ?? stack[0] ?? 'mincho';
    const width = [...character].reduce(
      (sum, part) => sum + (glyphWidth(face, part.codePointAt(0) ?? 0) ?? 1),
      0,
    );
    const last = runs.at(-1);
    if (last !== undefined && last.face === face) {
      last.text += character;
      last.width += width;
    } else {
      runs.push({ face, text: character, width });
    }
  }
  return runs;
}

/** How wide a text is in one line, in ems. */
export function widthOf(stack: FaceStack, text: string): number {
  return runsOf(stack, text).reduce((sum, { width }) => sum + width, 0);
}

import type { FaceName } from './faces.ts';

/** Typefaces in order of preference: the first that contains a character is used for it. */
export type FaceStack = readonly FaceName[];

export interface Typeface {
  readonly regular: FaceStack;
  readonly bold: FaceStack;
}

const MINCHO_STACK: FaceStack = ['mincho', 'rareMincho'];

/** Mincho for kanji, and then letters with accents and of Greek and Cyrillic. */
const SERIF_STACK: FaceStack = [...MINCHO_STACK, 'wideSerif'];
const SANS_STACK: FaceStack = ['gothic', ...MINCHO_STACK, 'wideSans'];

/** The Mincho of the Japanese forms, whose letters are all either half an em or an em wide. */
export const MINCHO: Typeface = { regular: SERIF_STACK, bold: SERIF_STACK };

/** A book face for English, with Mincho for Japanese names in it. */
export const SERIF: Typeface = {
  regular: ['serif', ...SERIF_STACK],
  bold: ['serifBold', ...SERIF_STACK],
};

/** A plain face for English, with Gothic for Japanese names in it. */
export const SANS: Typeface = {
  regular: ['sans', ...SANS_STACK],
  bold: ['sansBold', ...SANS_STACK],
};

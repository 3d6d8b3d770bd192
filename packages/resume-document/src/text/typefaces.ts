import type { FaceName } from './faces.ts';

/** Typefaces in order of preference: the first that contains a character is used for it. */
export type FaceStack = readonly FaceName[];

export interface Typeface {
  readonly regular: FaceStack;
  readonly bold: FaceStack;
}

const MINCHO_STACK: FaceStack = ['mincho', 'rareMincho'];

/** The Mincho of the Japanese forms, whose letters are all either half an em or an em wide. */
export const MINCHO: Typeface = { regular: MINCHO_STACK, bold: MINCHO_STACK };

/** A book face for English, with Mincho for Japanese names in it. */
export const SERIF: Typeface = {
  regular: ['serif', ...MINCHO_STACK],
  bold: ['serifBold', ...MINCHO_STACK],
};

/** A plain face for English, with Gothic for Japanese names in it. */
export const SANS: Typeface = {
  regular: ['sans', 'gothic', ...MINCHO_STACK],
  bold: ['sansBold', 'gothic', ...MINCHO_STACK],
};

import { glyphWidth } from './faces.ts';
import { settable } from './glyphs.ts';
import type { FaceStack, Typeface } from './typefaces.ts';

/** The bold of a typeface where it has every letter of a text, else the regular: a name is never half bold. */
export function boldStack({ regular, bold }: Typeface, text: string): FaceStack {
  const [face = 'mincho'] = bold;
  const isWhole = [...settable(text)].every(
    (character) => glyphWidth(face, character.codePointAt(0) ?? 0) !== undefined,
  );
  return isWhole ? bold : regular;
}

import { breakLines, measureText } from './breakLines.ts';
import type { FaceStack } from './typefaces.ts';

/** A point, the measure of type, in millimetres. */
export const POINT = 25.4 / 72;

/** The place a text has: its width in millimetres, and the sizes of type to try, in points, the largest first. */
export interface TextPosition {
  readonly width: number;
  readonly sizes: readonly number[];
  /** How many lines fit, for a type whose em is as many millimetres. */
  readonly held: (em: number) => number;
}

/** A text in the largest type that its place can hold. */
export interface FittedText {
  readonly stack: FaceStack;
  readonly lines: readonly string[];
  readonly size: number;
  /** Even the smallest type does not fit: the lines are those that do. */
  readonly isTooLong: boolean;
}

/** Tries the sizes in order. Text that does not fit in the smallest is reported, and never shrunk further. */
export function fitText(preferred: FaceStack, text: string, position: TextPosition): FittedText {
  const measured = measureText(preferred, text);
  const { stack } = measured;
  let last: FittedText = { stack, lines: [], size: 0, isTooLong: true };
  for (const size of position.sizes) {
    const em = size * POINT;
    const lines = breakLines(measured, position.width / em);
    const held = position.held(em);
    if (lines.length <= held) return { stack, lines, size, isTooLong: false };
    last = { stack, lines: lines.slice(0, held), size, isTooLong: true };
  }
  return last;
}

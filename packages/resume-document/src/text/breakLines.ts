// Named here, so that whoever imports this package has these types too.
/// <reference path="./linebreak.d.ts" />

import LineBreaker from 'linebreak';
import { characterWidth, charactersOf, settable, stackOf, widthOf } from './glyphs.ts';
import type { FaceStack } from './typefaces.ts';

/** Text between two places where a line may end. */
interface Piece {
  readonly text: string;
  /** In ems, without and with the blanks at its end. */
  readonly width: number;
  readonly fullWidth: number;
}

/** A text measured once, to be broken into lines of any width. */
export interface MeasuredText {
  readonly stack: FaceStack;
  readonly paragraphs: readonly (readonly Piece[])[];
}

/** The pieces of a paragraph by Unicode's rules, which keep 。 and 」 from beginning a line. */
function piecesOf(stack: FaceStack, paragraph: string): readonly Piece[] {
  const breaker = new LineBreaker(paragraph);
  const pieces: Piece[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const text = paragraph.slice(start, next.position);
    pieces.push({ text, width: widthOf(stack, text.trimEnd()), fullWidth: widthOf(stack, text) });
    start = next.position;
  }
  return pieces;
}

/** @param preferred the stack, unless `stackOf` finds a better one for the whole text */
export function measureText(preferred: FaceStack, text: string): MeasuredText {
  const stack = stackOf(preferred, text);
  const paragraphs = settable(text)
    .split('\n')
    .map((paragraph) => piecesOf(stack, paragraph));
  return { stack, paragraphs };
}

/** A piece no line can hold, such as a long address of a page, cut where the line is full. */
function cutPiece(stack: FaceStack, { text }: Piece, width: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of charactersOf(text)) {
    const more = characterWidth(stack, character);
    if (part !== '' && used + more > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += more;
  }
  return [...parts, part];
}

function linesOf(stack: FaceStack, pieces: readonly Piece[], width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces) {
    if (used + piece.width <= width) {
      line += piece.text;
      used += piece.fullWidth;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const parts = piece.width <= width ? [piece.text] : cutPiece(stack, piece, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    used = widthOf(stack, line);
  }
  return [...lines, line.trimEnd()];
}

/** Breaks a measured text into lines of at most `width` ems. Its own line breaks stay. */
export function breakLines({ stack, paragraphs }: MeasuredText, width: number): readonly string[] {
  return paragraphs.flatMap((paragraph) => linesOf(stack, paragraph, width));
}

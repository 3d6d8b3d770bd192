import type { ResumeField } from '../content.ts';
import { settable, widthOf } from '../text/glyphs.ts';
import { fitText, type FittedText, POINT } from '../text/fitText.ts';
import type { FaceStack } from '../text/typefaces.ts';
import type { Drawing, Mark, TextMark } from './marks.ts';

/** A rectangle on a page, in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The weights of a form's lines, in millimetres: its frames and what divides them. */
export const WEIGHT = { frame: 0.5, line: 0.2 } as const;

/** Distance of a text from the lines around it. */
const PADDING = 2;

/** Distance of a text from the line above it, in which it may run over several lines. */
const TOP = 1.6;

/** Height of the middle of a Japanese character above the baseline, in ems. */
const MIDDLE = 0.37;

/** A line across, from `x` on. */
export function across(x: number, y: number, width: number, dash?: number): Mark {
  const ends = { from: [x, y], to: [x + width, y] } as const;
  return { kind: 'RULE', ...ends, weight: WEIGHT.line, ...(dash === undefined ? {} : { dash }) };
}

/** A line down, from `y` on. */
export function down(x: number, y: number, height: number): Mark {
  return { kind: 'RULE', from: [x, y], to: [x, y + height], weight: WEIGHT.line };
}

/** The frame of a box, whose corners meet. */
export function frame({ x, y, width, height }: Box, weight: number = WEIGHT.frame, dash?: number): Mark[] {
  const half = dash === undefined ? weight / 2 : 0;
  const right = x + width;
  const bottom = y + height;
  const look = { kind: 'RULE', weight, ...(dash === undefined ? {} : { dash }) } as const;
  return [
    { ...look, from: [x - half, y], to: [right + half, y] },
    { ...look, from: [x - half, bottom], to: [right + half, bottom] },
    { ...look, from: [x, y], to: [x, bottom] },
    { ...look, from: [right, y], to: [right, bottom] },
  ];
}

/** The position and look of a line of text. */
export interface TextLook {
  readonly stack: FaceStack;
  /** In points. */
  readonly size: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly color?: string;
}

/** One line of text; `x` is where it begins, has its middle or ends, as it is aligned. */
export function textAt(text: string, x: number, baseline: number, look: TextLook): TextMark {
  const line = settable(text);
  const width = widthOf(look.stack, line) * look.size * POINT;
  const before = look.align === 'centre' ? width / 2 : look.align === 'right' ? width : 0;
  const { size, stack, color } = look;
  const place = { kind: 'TEXT', text: line, x: x - before, baseline, size, stack } as const;
  return color === undefined ? place : { ...place, color };
}

/** The baseline of a text whose middle is that of the box. */
export function middleOf({ y, height }: Pick<Box, 'y' | 'height'>, size: number): number {
  return y + height / 2 + MIDDLE * size * POINT;
}

/** One line of text in the middle of a box's height, at its left, in its middle or at its right. */
export function textIn(text: string, box: Box, look: TextLook): TextMark {
  const x =
    look.align === 'centre'
      ? box.x + box.width / 2
      : look.align === 'right'
        ? box.x + box.width - 2 * PADDING
        : box.x + PADDING;
  return textAt(text, x, middleOf(box, look.size), look);
}

/** The look of a text, in the first size that fits its place. */
export interface FitLook {
  readonly stack: FaceStack;
  readonly sizes: readonly number[];
}

/** Lines one below the other, from the first baseline on. */
function linesAt(
  { lines, size }: Pick<FittedText, 'lines' | 'size'>,
  stack: FaceStack,
  [x, first]: readonly [x: number, baseline: number],
  step: number,
): readonly Mark[] {
  return lines.flatMap((line, index) =>
    line === '' ? [] : [textAt(line, x, first + index * step, { stack, size })],
  );
}

const NOTHING: Drawing = { marks: [], tooLong: [] };

/** A text from the top of a box, with `leading` ems from line to line; `field` is named where it does not fit. */
export function fittedIn(
  field: ResumeField,
  text: string | null,
  box: Box,
  { stack, sizes, leading }: FitLook & { readonly leading: number },
): Drawing {
  if (text === null || text === '') return NOTHING;
  const fitted = fitText(stack, text, {
    width: box.width - 2 * PADDING,
    sizes,
    // The last line needs only its own height, without line spacing.
    held: (em) => Math.max(1, Math.floor(((box.height - 2 * TOP) / em - 1) / leading + 1)),
  });
  const em = fitted.size * POINT;
  const start = [box.x + PADDING, box.y + TOP + (0.5 + MIDDLE) * em] as const;
  return {
    marks: linesAt(fitted, stack, start, leading * em),
    tooLong: fitted.isTooLong ? [field] : [],
  };
}

/** A text in the middle of a box's height; `field` is named where it does not fit. */
export function centredIn(
  field: ResumeField,
  text: string | null,
  box: Box,
  { stack, sizes, leading }: FitLook & { readonly leading: number },
): Drawing {
  if (text === null || text === '') return NOTHING;
  const fitted = fitText(stack, text, {
    width: box.width - 2 * PADDING,
    sizes,
    held: (em) => Math.max(1, Math.floor((box.height / em - 1) / leading + 1)),
  });
  const step = leading * fitted.size * POINT;
  const first = middleOf(box, fitted.size) - ((fitted.lines.length - 1) * step) / 2;
  return {
    marks: linesAt(fitted, stack, [box.x + PADDING, first], step),
    tooLong: fitted.isTooLong ? [field] : [],
  };
}

/** A text on the rows of a form, one line on each, as a hand would write it; `field` is named where it needs more. */
export function onRows(
  field: ResumeField,
  text: string | null,
  box: Box,
  { stack, sizes, rowHeight }: FitLook & { readonly rowHeight: number },
): Drawing {
  if (text === null || text === '') return NOTHING;
  const held = Math.round(box.height / rowHeight);
  const fitted = fitText(stack, text, { width: box.width - 2 * PADDING, sizes, held: () => held });
  const first = middleOf({ y: box.y, height: rowHeight }, fitted.size);
  return {
    marks: linesAt(fitted, stack, [box.x + PADDING, first], rowHeight),
    tooLong: fitted.isTooLong ? [field] : [],
  };
}

import type { ResumeField } from '../content.ts';
import { settable, stackOf, widthOf } from '../text/glyphs.ts';
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

/** Line weights of a form, in millimetres: frames and dividers. */
export const WEIGHT = { frame: 0.5, line: 0.2 } as const;

/** Distance of a text from the lines around it. */
const PADDING = 2;

/** Distance of a text from the line above it, in which it may run over several lines. */
const TOP = 1.6;

/** Height of the middle of a Japanese character above the baseline, in ems. */
const MIDDLE = 0.37;

export function across(x: number, y: number, width: number, dash?: number): Mark {
  const ends = { from: [x, y], to: [x + width, y] } as const;
  return { kind: 'RULE', ...ends, weight: WEIGHT.line, ...(dash === undefined ? {} : { dash }) };
}

export function down(x: number, y: number, height: number): Mark {
  return { kind: 'RULE', from: [x, y], to: [x, y + height], weight: WEIGHT.line };
}

/** The frame of a box, whose corners meet. */
export function frame({ x, y, width, height }: Box, weight: number = WEIGHT.frame, dash?: number): Mark[] {
  const half = dash === undefined ? weight / 2 : 0;
  const right = x + width;
  const bottom = y + height;
  const style = { kind: 'RULE', weight, ...(dash === undefined ? {} : { dash }) } as const;
  return [
    { ...style, from: [x - half, y], to: [right + half, y] },
    { ...style, from: [x - half, bottom], to: [right + half, bottom] },
    { ...style, from: [x, y], to: [x, bottom] },
    { ...style, from: [right, y], to: [right, bottom] },
  ];
}

/** The position and look of a line of text. */
export interface TextStyle {
  readonly stack: FaceStack;
  /** In points. */
  readonly size: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly color?: string;
}

/** One line of text; `x` is its left end, middle or right end, depending on `align`. */
export function textAt(text: string, x: number, baseline: number, style: TextStyle): TextMark {
  const line = settable(text);
  const stack = stackOf(style.stack, line);
  const width = widthOf(stack, line) * style.size * POINT;
  const before = style.align === 'centre' ? width / 2 : style.align === 'right' ? width : 0;
  const { size, color } = style;
  const position = { kind: 'TEXT', text: line, x: x - before, baseline, size, stack } as const;
  return color === undefined ? position : { ...position, color };
}

/** Baseline of a text that is vertically centred in the box. */
export function middleOf({ y, height }: Pick<Box, 'y' | 'height'>, size: number): number {
  return y + height / 2 + MIDDLE * size * POINT;
}

/** One line of text, vertically centred in a box and aligned in it. */
export function textIn(text: string, box: Box, style: TextStyle): TextMark {
  const x =
    style.align === 'centre'
      ? box.x + box.width / 2
      : style.align === 'right'
        ? box.x + box.width - 2 * PADDING
        : box.x + PADDING;
  return textAt(text, x, middleOf(box, style.size), style);
}

/** The look of a text, in the first size that fits its place. */
interface FitStyle {
  readonly stack: FaceStack;
  readonly sizes: readonly number[];
}

/**
 * Text in lines, one below the other, in the first size that fits.
 * @param held lines that fit, by the millimetres of an em
 * @param at baseline of the first line, and distance between lines
 */
function fitted(
  field: ResumeField,
  text: string | null,
  box: Box,
  { stack, sizes }: FitStyle,
  held: (em: number) => number,
  at: (fitted: FittedText) => readonly [first: number, step: number],
): Drawing {
  if (text === null || text === '') return { marks: [], tooLong: [] };
  const found = fitText(stack, text, { width: box.width - 2 * PADDING, sizes, held });
  const [first, step] = at(found);
  return {
    marks: found.lines.flatMap((line, index) =>
      line === ''
        ? []
        : [textAt(line, box.x + PADDING, first + index * step, { stack: found.stack, size: found.size })],
    ),
    tooLong: found.isTooLong ? [field] : [],
  };
}

/** Text from the top of a box; `leading` in ems. Reports `field` if it does not fit. */
export function fittedIn(
  field: ResumeField,
  text: string | null,
  box: Box,
  { leading, ...style }: FitStyle & { readonly leading: number },
): Drawing {
  // The last line needs only its own height, without line spacing.
  const held = (em: number) => Math.max(1, Math.floor(((box.height - 2 * TOP) / em - 1) / leading + 1));
  return fitted(field, text, box, style, held, ({ size }) => {
    const em = size * POINT;
    return [box.y + TOP + (0.5 + MIDDLE) * em, leading * em];
  });
}

/** Text centred vertically in a box; `leading` in ems. Reports `field` if it does not fit. */
export function centredIn(
  field: ResumeField,
  text: string | null,
  box: Box,
  { leading, ...style }: FitStyle & { readonly leading: number },
): Drawing {
  const held = (em: number) => Math.max(1, Math.floor((box.height / em - 1) / leading + 1));
  return fitted(field, text, box, style, held, ({ lines, size }) => {
    const step = leading * size * POINT;
    return [middleOf(box, size) - ((lines.length - 1) * step) / 2, step];
  });
}

/** Text on the ruled rows of a form, one line on each. Reports `field` if it does not fit. */
export function onRows(
  field: ResumeField,
  text: string | null,
  box: Box,
  { rowHeight, ...style }: FitStyle & { readonly rowHeight: number },
): Drawing {
  const held = () => Math.round(box.height / rowHeight);
  return fitted(field, text, box, style, held, ({ size }) => [
    middleOf({ y: box.y, height: rowHeight }, size),
    rowHeight,
  ]);
}

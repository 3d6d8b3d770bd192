import { breakLines, measureText } from '../text/breakLines.ts';
import { POINT } from '../text/fitText.ts';
import type { FaceStack } from '../text/typefaces.ts';
import { textAt, type TextStyle } from './draw.ts';
import type { Mark } from './marks.ts';

/** Part of a column that is never split: its height, and a function that draws it below `y`. */
export interface Block {
  readonly height: number;
  readonly draw: (y: number) => readonly Mark[];
  /** Whether it must not be the last block of a page, as a heading must not. */
  readonly keepsWithNext: boolean;
  /** Whether it is empty space, which is omitted at the top of a page. */
  readonly isGap?: boolean;
}

export const gap = (height: number): Block => ({ height, draw: () => [], keepsWithNext: true, isGap: true });

/** Height of a line of text above its baseline, in ems. */
const RISE = 0.95;

/** A text in lines of a column; each line may begin a page. */
export function paragraph(
  text: string,
  [x, width]: readonly [x: number, width: number],
  style: TextStyle & { readonly leading: number },
): readonly Block[] {
  const em = style.size * POINT;
  const at = style.align === 'centre' ? x + width / 2 : x;
  const measured = measureText(style.stack, text);
  const { stack } = measured;
  return breakLines(measured, width / em).map((line) => ({
    height: style.leading * em,
    draw: (y) => (line === '' ? [] : [textAt(line, at, y + RISE * em, { ...style, stack })]),
    keepsWithNext: false,
  }));
}

/** A line in two parts, one at each end of a column; the rest of the first continues below it. */
export function endToEnd(
  [left, right]: readonly [left: string, right: string],
  [x, width]: readonly [x: number, width: number],
  styles: readonly [left: TextStyle, right: TextStyle],
  rightWidth: number,
): readonly Block[] {
  const [style, other] = styles;
  const em = style.size * POINT;
  const measured = measureText(style.stack, left);
  const { stack } = measured;
  return breakLines(measured, (width - rightWidth) / em).map((line, index) => ({
    height: 1.35 * em,
    draw: (y) => [
      textAt(line, x, y + RISE * em, { ...style, stack }),
      ...(index === 0 ? [textAt(right, x + width, y + RISE * em, { ...other, align: 'right' })] : []),
    ],
    keepsWithNext: true,
  }));
}

/** The blocks of a column on as many pages as they need, each from `top` to `bottom`. */
export function paginate(
  blocks: readonly Block[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly (readonly Mark[])[] {
  const pages: Mark[][] = [[]];
  let y = top;
  let start = 0;
  while (start < blocks.length) {
    let end = start;
    while (end < blocks.length - 1 && blocks[end]?.keepsWithNext === true) end += 1;
    const group = blocks.slice(start, end + 1);
    const height = group.reduce((sum, block) => sum + block.height, 0);
    if (y + height > bottom && y > top) {
      pages.push([]);
      y = top;
    }
    for (const block of group) {
      if (block.isGap === true && y === top) continue;
      pages.at(-1)?.push(...block.draw(y));
      y += block.height;
    }
    start = end + 1;
  }
  return pages;
}

/** The look of running text in a column. */
export const running = (stack: FaceStack, size: number, color?: string) => ({
  stack,
  size,
  leading: 1.4,
  ...(color === undefined ? {} : { color }),
});

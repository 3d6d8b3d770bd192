import type { YearStyle } from '../content.ts';
import type { HistoryLine } from '../rules/historyLine.ts';
import { monthNumber, yearOf } from '../rules/years.ts';
import { across, type Box, down, frame, textIn } from '../sheet/draw.ts';
import type { Mark } from '../sheet/marks.ts';
import { breakLines, measureText } from '../text/breakLines.ts';
import { fitText, POINT } from '../text/fitText.ts';
import { type FaceStack, MINCHO } from '../text/typefaces.ts';

/** A row of a table with columns for year, month and text. */
export interface TableRow {
  readonly year: string;
  readonly month: string;
  readonly text: string;
  readonly align: HistoryLine['align'];
  readonly stack: FaceStack;
  /** In points. */
  readonly size: number;
}

const YEAR_WIDTH = 21;
const MONTH_WIDTH = 12;

/** Font sizes of a row; text of more than one line in the smallest continues in the next row. */
const SIZES = [10.5, 10, 9.5, 9];
const stack = MINCHO.regular;

export const HEADING_HEIGHT = 7;

function rowsOf({ month, text, align }: HistoryLine, years: YearStyle, width: number): readonly TableRow[] {
  const one = fitText(stack, text, { width, sizes: SIZES, held: () => 1 });
  const lines = one.isTooLong
    ? breakLines(measureText(one.stack, text), width / (one.size * POINT))
    : one.lines;
  return lines.map((line, index) => ({
    year: month !== null && index === 0 ? yearOf(month, years) : '',
    month: month !== null && index === 0 ? monthNumber(month) : '',
    text: line,
    align,
    stack: one.stack,
    size: one.size,
  }));
}

/** Lays out the lines of a history or of certificates as table rows; `width` is that of the table. */
export function tableRows(
  lines: readonly HistoryLine[],
  years: YearStyle,
  width: number,
): readonly TableRow[] {
  return lines.flatMap((line) => rowsOf(line, years, width - YEAR_WIDTH - MONTH_WIDTH - 4));
}

/** Rows for a form and those for the sheet that is added where the form has too few. */
export interface SplitRows {
  readonly rows: readonly TableRow[];
  readonly more: readonly TableRow[];
}

/** Splits rows at the capacity of a form. Its last row then refers to the next sheet. */
export function splitRows(rows: readonly TableRow[], held: number): SplitRows {
  if (rows.length <= held) return { rows, more: [] };
  const note: TableRow = { year: '', month: '', text: '（別紙に続く）', align: 'right', stack, size: 10 };
  return { rows: [...rows.slice(0, held - 1), note], more: rows.slice(held - 1) };
}

export interface TablePosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rowHeight: number;
  readonly rowCount: number;
}

export const tableHeight = ({ rowHeight, rowCount }: TablePosition): number =>
  HEADING_HEIGHT + rowHeight * rowCount;

/** A table with its empty rows, as a printed form has them. */
export function historyTable(
  heading: string,
  rows: readonly TableRow[],
  position: TablePosition,
): readonly Mark[] {
  const { x, y, width, rowHeight, rowCount } = position;
  const height = tableHeight(position);
  const textX = x + YEAR_WIDTH + MONTH_WIDTH;
  const cells = (top: number, cellHeight: number): Record<'year' | 'month' | 'text', Box> => ({
    year: { x, y: top, width: YEAR_WIDTH, height: cellHeight },
    month: { x: x + YEAR_WIDTH, y: top, width: MONTH_WIDTH, height: cellHeight },
    text: { x: textX, y: top, width: x + width - textX, height: cellHeight },
  });
  const headings = cells(y, HEADING_HEIGHT);
  const headed = { stack, size: 9, align: 'centre' } as const;
  return [
    ...frame({ x, y, width, height }),
    down(x + YEAR_WIDTH, y, height),
    down(textX, y, height),
    ...Array.from({ length: rowCount }, (_, index) =>
      across(x, y + HEADING_HEIGHT + index * rowHeight, width),
    ),
    textIn('年', headings.year, headed),
    textIn('月', headings.month, headed),
    textIn(heading, headings.text, headed),
    ...rows.flatMap((row, index) => {
      const cell = cells(y + HEADING_HEIGHT + index * rowHeight, rowHeight);
      const date = { stack, size: 10.5, align: 'centre' } as const;
      return [
        ...(row.year === '' ? [] : [textIn(row.year, cell.year, date)]),
        ...(row.month === '' ? [] : [textIn(row.month, cell.month, date)]),
        ...(row.text === ''
          ? []
          : [textIn(row.text, cell.text, { stack: row.stack, size: row.size, align: row.align })]),
      ];
    }),
  ];
}

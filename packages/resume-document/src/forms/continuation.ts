import type { ResumeDocumentContent } from '../content.ts';
import { textAt } from '../sheet/draw.ts';
import type { Mark, Sheet } from '../sheet/marks.ts';
import { MINCHO } from '../text/typefaces.ts';
import { historyTable, type TableRow } from './historyTable.ts';
import { MARGIN } from './personBlock.ts';

const stack = MINCHO.regular;
const ROW_HEIGHT = 9.1;
const ROWS_ON_A_SHEET = 25;

function sheetsOf(
  heading: string,
  rows: readonly TableRow[],
  { fullName, fullNameJp }: ResumeDocumentContent,
): readonly Sheet[] {
  const sheets: Mark[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_ON_A_SHEET) {
    const held = rows.slice(start, start + ROWS_ON_A_SHEET);
    sheets.push([
      textAt('履歴書　別紙', MARGIN.x + 1, 28, { stack, size: 14 }),
      textAt(`氏名　${fullNameJp ?? fullName}`, MARGIN.x + MARGIN.width, 28, {
        stack,
        size: 10.5,
        align: 'right',
      }),
      ...historyTable(heading, held, {
        ...MARGIN,
        y: 33,
        rowHeight: ROW_HEIGHT,
        rowCount: held.length,
      }),
    ]);
  }
  return sheets;
}

/** Additional sheets for rows that do not fit on a form. */
export function continuationSheets(
  content: ResumeDocumentContent,
  history: readonly TableRow[],
  certifications: readonly TableRow[],
): readonly Sheet[] {
  return [...sheetsOf('学歴・職歴', history, content), ...sheetsOf('免許・資格', certifications, content)];
}

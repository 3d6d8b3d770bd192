import type { ResumeDocumentContent, ResumeCertification, YearStyle } from '../content.ts';
import { type HistoryLine, dated, undated } from '../rules/historyLine.ts';
import { textAt } from '../sheet/draw.ts';
import type { Drawing, FormLayout, Mark, Sheet } from '../sheet/marks.ts';
import { MINCHO } from '../text/typefaces.ts';
import { historyTable, splitRows, type TableRow, tableRows } from './historyTable.ts';
import { MARGIN } from './personBlock.ts';
import { inYears } from '../rules/years.ts';
import { educationLines } from '../rules/education.ts';
import { workLines } from '../rules/work.ts';

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

/**
 * A Japanese form of two pages, with additional sheets for rows that do not fit on it.
 * @param held rows of history and of certificates that the two pages hold
 * @param draw the two pages
 */
export function japaneseForm(
  content: ResumeDocumentContent,
  held: { readonly history: number; readonly certifications: number },
  draw: (history: readonly TableRow[], certifications: readonly TableRow[]) => readonly Drawing[],
): FormLayout {
  const rowsOf = (lines: readonly HistoryLine[], count: number) =>
    splitRows(tableRows(lines, content.years, MARGIN.width), count);
  const history = rowsOf(historyLines(content), held.history);
  const certifications = rowsOf(
    certificationLines(content.certifications, content.years),
    held.certifications,
  );
  const pages = draw(history.rows, certifications.rows);
  return {
    paper: 'A4',
    sheets: [
      ...pages.map(({ marks }) => marks),
      ...sheetsOf('学歴・職歴', history.more, content),
      ...sheetsOf('免許・資格', certifications.more, content),
    ],
    tooLong: pages.flatMap(({ tooLong }) => tooLong),
  };
}

/** The entries under 免許・資格, the earliest first; 特になし without any. */
export function certificationLines(
  certifications: readonly ResumeCertification[],
  years: YearStyle,
): readonly HistoryLine[] {
  if (certifications.length === 0) return [undated('特になし')];
  return certifications
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .map(({ name, issuedOn }) => {
      const written = inYears(name, years);
      return dated(issuedOn, /(取得|合格|修了)$/u.test(written) ? written : `${written}　取得`);
    });
}

/** The entries under 学歴・職歴: each with its heading in the middle, and 以上 at the right at the end. */
export function historyLines({
  education,
  historyStart,
  workExperience,
  years,
}: Pick<
  ResumeDocumentContent,
  'education' | 'historyStart' | 'workExperience' | 'years'
>): readonly HistoryLine[] {
  return [
    undated('学歴', 'centre'),
    ...educationLines(education, historyStart, years),
    undated('職歴', 'centre'),
    ...workLines(workExperience, years),
    undated('以上', 'right'),
  ];
}

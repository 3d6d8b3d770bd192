import type { ResumeDocumentContent } from '../content.ts';
import {
  englishCertifications,
  englishContact,
  englishEducation,
  type EnglishEntry,
  englishWork,
  otherWriting,
} from '../rules/english.ts';
import { across, textAt } from '../sheet/draw.ts';
import { type Block, endToEnd, gap, paginate, paragraph, running } from '../sheet/flow.ts';
import type { FormLayout, Mark } from '../sheet/marks.ts';
import { PAPER_SIZES, type PaperSize } from '../sheet/paper.ts';
import { boldStack } from '../text/boldStack.ts';
import { SERIF } from '../text/typefaces.ts';

/** Empty paper around the column, and below the line at the foot. */
const MARGIN = { side: 22, end: 20, foot: 10 } as const;
const TEXT = running(SERIF.regular, 10);
const TIME_WIDTH = 52;

/** Left edge and width of the column. */
type Column = readonly [x: number, width: number];

const columnOf = ({ width }: PaperSize): Column => [MARGIN.side, width - 2 * MARGIN.side];

function heading(title: string, [x, width]: Column): Block {
  return {
    height: 8,
    draw: (y) => [
      textAt(title.toUpperCase(), x, y + 4.2, { stack: SERIF.bold, size: 10 }),
      across(x, y + 5.6, width),
    ],
    keepsWithNext: true,
  };
}

const section = (title: string, column: Column, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [gap(4), heading(title, column), ...blocks];

const prose = (title: string, column: Column, text: string | null): readonly Block[] =>
  section(title, column, text === null || text === '' ? [] : paragraph(text, column, TEXT));

const entries = (title: string, column: Column, list: readonly EnglishEntry[]): readonly Block[] =>
  section(
    title,
    column,
    list.flatMap(({ title: name, time, details }, index) => [
      ...(index === 0 ? [] : [gap(2)]),
      ...endToEnd([name, time], column, [{ stack: boldStack(SERIF, name), size: 10.5 }, TEXT], TIME_WIDTH),
      ...details.flatMap((detail) => paragraph(detail, column, TEXT)),
    ]),
  );

function head(content: ResumeDocumentContent, column: Column): readonly Block[] {
  const name = {
    stack: boldStack(SERIF, content.fullName),
    size: 22,
    align: 'centre',
    leading: 1.2,
  } as const;
  const other = { stack: SERIF.regular, size: 11, align: 'centre', leading: 1.4 } as const;
  const contact = { ...TEXT, size: 9.5, align: 'centre' } as const;
  const { address, direct } = englishContact(content);
  return [
    ...paragraph(content.fullName, column, name),
    ...otherWriting(content).flatMap((japanese) => paragraph(japanese, column, other)),
    gap(1.5),
    ...(address === null ? [] : paragraph(address, column, contact)),
    ...paragraph(direct.join('  ·  '), column, contact),
  ];
}

function pageFoot(content: ResumeDocumentContent, page: number, pages: number): readonly Mark[] {
  if (pages === 1) return [];
  const { width, height } = PAPER_SIZES[content.paper];
  return [
    textAt(`${content.fullName}  ·  ${page} of ${pages}`, width / 2, height - MARGIN.foot, {
      stack: SERIF.regular,
      size: 8,
      align: 'centre',
    }),
  ];
}

/** An English resume in one column, in a book face. */
export function englishClassic(content: ResumeDocumentContent): FormLayout {
  const size = PAPER_SIZES[content.paper];
  const column = columnOf(size);
  const pages = paginate(
    [
      ...head(content, column),
      ...prose('Profile', column, content.about),
      ...entries('Education', column, englishEducation(content.education)),
      ...entries('Experience', column, englishWork(content.workExperience)),
      ...prose('Research', column, content.researchTopics),
      ...prose('Activities', column, content.focusAsStudent),
      ...prose('Motivation', column, content.reasonForApplying),
      ...prose('Skills', column, content.skills.join(', ')),
      ...section(
        'Certifications',
        column,
        englishCertifications(content.certifications).flatMap((line) => paragraph(`• ${line}`, column, TEXT)),
      ),
      ...prose('Favorite subjects', column, content.favouriteSubjects),
      ...prose('Interests', column, content.hobbies),
    ],
    { top: MARGIN.end, bottom: size.height - MARGIN.end },
  );
  return {
    paper: content.paper,
    sheets: pages.map((marks, index) => [...marks, ...pageFoot(content, index + 1, pages.length)]),
    tooLong: [],
  };
}

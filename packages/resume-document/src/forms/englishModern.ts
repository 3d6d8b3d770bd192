import type { ResumeDocumentContent } from '../content.ts';
import {
  englishCertifications,
  englishContact,
  englishEducation,
  type EnglishEntry,
  englishWork,
  otherWriting,
} from '../rules/english.ts';
import { textAt } from '../sheet/draw.ts';
import { type Block, endToEnd, gap, paginate, paragraph, running } from '../sheet/flow.ts';
import type { FormLayout, Mark } from '../sheet/marks.ts';
import { PAPER_SIZES, type PaperSize } from '../sheet/paper.ts';
import { boldStack } from '../text/boldStack.ts';
import { SANS } from '../text/typefaces.ts';

const ACCENT = '#1f4e79';
const GREY = '#555555';
const TINT = '#eef2f7';
const SIDE_WIDTH = 64;
const SIDE = [12, SIDE_WIDTH - 20] as const;
/** Empty paper around the columns, and below the line at the foot. */
const MARGIN = { left: 10, right: 14, top: 20, bottom: 18, foot: 10 } as const;
const TEXT = running(SANS.regular, 9.5);
const SIDE_TEXT = running(SANS.regular, 8.5);
const TIME_WIDTH = 48;

/** Left edge and width of a column. */
type Column = readonly [x: number, width: number];

const mainOf = ({ width }: PaperSize): Column => {
  const x = SIDE_WIDTH + MARGIN.left;
  return [x, width - x - MARGIN.right];
};

const heading = (title: string, [x]: Column, size: number): Block => ({
  height: size * 0.65,
  draw: (y) => [textAt(title, x, y + size * 0.38, { stack: SANS.bold, size, color: ACCENT })],
  keepsWithNext: true,
});

const section = (title: string, column: Column, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [gap(5), heading(title, column, column === SIDE ? 10 : 12), ...blocks];

const prose = (title: string, main: Column, text: string | null): readonly Block[] =>
  section(title, main, text === null || text === '' ? [] : paragraph(text, main, TEXT));

const side = (title: string, lines: readonly string[]): readonly Block[] =>
  section(
    title,
    SIDE,
    lines.flatMap((line) => [...paragraph(line, SIDE, SIDE_TEXT), gap(1)]),
  );

const entries = (title: string, main: Column, list: readonly EnglishEntry[]): readonly Block[] =>
  section(
    title,
    main,
    list.flatMap(({ title: name, time, details }, index) => [
      ...(index === 0 ? [] : [gap(2.5)]),
      ...endToEnd(
        [name, time],
        main,
        [
          { stack: boldStack(SANS, name), size: 10 },
          { stack: SANS.regular, size: 8.5, color: GREY },
        ],
        TIME_WIDTH,
      ),
      ...details.flatMap((detail) => paragraph(detail, main, TEXT)),
    ]),
  );

function head(content: ResumeDocumentContent, main: Column): readonly Block[] {
  const name = { stack: boldStack(SANS, content.fullName), size: 24, leading: 1.25, color: ACCENT } as const;
  const other = { stack: SANS.regular, size: 11, leading: 1.5, color: GREY } as const;
  return [
    ...paragraph(content.fullName, main, name),
    ...otherWriting(content).flatMap((japanese) => paragraph(japanese, main, other)),
  ];
}

function mainColumn(content: ResumeDocumentContent, main: Column): readonly Block[] {
  return [
    ...prose('Profile', main, content.about),
    ...entries('Experience', main, englishWork(content.workExperience)),
    ...entries('Education', main, englishEducation(content.education)),
    ...prose('Research', main, content.researchTopics),
    ...prose('Activities', main, content.focusAsStudent),
    ...prose('Motivation', main, content.reasonForApplying),
  ];
}

/** Entries of a list, which stay apart where one takes several lines. */
const listed = (lines: readonly string[]): readonly string[] => lines.map((line) => `• ${line}`);

function sideColumn(content: ResumeDocumentContent): readonly Block[] {
  const optional = (text: string | null): readonly string[] => (text === null || text === '' ? [] : [text]);
  const { address, direct } = englishContact(content);
  return [
    ...side('Contact', [...optional(address), ...direct]),
    ...side('Skills', listed(content.skills)),
    ...side('Certifications', listed(englishCertifications(content.certifications))),
    ...side('Favorite subjects', optional(content.favouriteSubjects)),
    ...side('Interests', optional(content.hobbies)),
  ];
}

const band = ({ height }: PaperSize): Mark => ({
  kind: 'FILL',
  x: 0,
  y: 0,
  width: SIDE_WIDTH,
  height,
  color: TINT,
});

/** An English resume in two columns: facts at the side, experience beside it. */
export function englishModern(content: ResumeDocumentContent): FormLayout {
  const size = PAPER_SIZES[content.paper];
  const page = { top: MARGIN.top, bottom: size.height - MARGIN.bottom };
  const column = mainOf(size);
  const name = head(content, column);
  const main = paginate([...name, ...mainColumn(content, column)], page);
  const [nameMarks = []] = paginate(name, page);
  const facts = paginate(sideColumn(content), page);
  const pages = Math.max(main.length, facts.length);
  const foot = (number: number): readonly Mark[] =>
    pages === 1
      ? []
      : [
          textAt(`${number} of ${pages}`, size.width - MARGIN.right, size.height - MARGIN.foot, {
            stack: SANS.regular,
            size: 8,
            align: 'right',
            color: GREY,
          }),
        ];
  return {
    paper: content.paper,
    sheets: Array.from({ length: pages }, (_, index) => {
      const body = main[index] ?? [];
      const aside = facts[index] ?? [];
      const named = body.slice(0, nameMarks.length);
      // In the order it is read: the main column goes on on the next page right where it ends on this one, and what
      // follows to the right at the same height would be read as the same line.
      return index === 0 && pages > 1
        ? [band(size), ...named, ...aside, ...foot(1), ...body.slice(nameMarks.length)]
        : [band(size), ...body, ...aside, ...foot(index + 1)];
    }),
    tooLong: [],
  };
}

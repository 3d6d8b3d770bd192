import type { ResumeDocumentContent } from '../content.ts';
import {
  englishCertifications,
  englishContact,
  englishEducation,
  type EnglishEntry,
  englishWork,
} from '../rules/english.ts';
import { textAt } from '../sheet/draw.ts';
import { type Block, endToEnd, gap, paginate, paragraph, running } from '../sheet/flow.ts';
import type { FormLayout, Mark } from '../sheet/marks.ts';
import { boldStack } from '../text/boldStack.ts';
import { SANS } from '../text/typefaces.ts';

const ACCENT = '#1f4e79';
const GREY = '#555555';
const TINT = '#eef2f7';
const SIDE_WIDTH = 64;
const SIDE = [12, SIDE_WIDTH - 20] as const;
const MAIN = [SIDE_WIDTH + 10, 210 - SIDE_WIDTH - 24] as const;
const PAGE = { top: 20, bottom: 279 } as const;
const TEXT = running(SANS.regular, 9.5);
const SIDE_TEXT = running(SANS.regular, 8.5);
const TIME_WIDTH = 48;

const heading = (title: string, [x]: readonly [number, number], size: number): Block => ({
  height: size * 0.65,
  draw: (y) => [textAt(title, x, y + size * 0.38, { stack: SANS.bold, size, color: ACCENT })],
  isKept: true,
});

const section = (
  title: string,
  column: readonly [number, number],
  blocks: readonly Block[],
): readonly Block[] =>
  blocks.length === 0 ? [] : [gap(5), heading(title, column, column === SIDE ? 10 : 12), ...blocks];

const prose = (title: string, text: string | null): readonly Block[] =>
  section(title, MAIN, text === null || text === '' ? [] : paragraph(text, MAIN, TEXT));

const side = (title: string, lines: readonly string[]): readonly Block[] =>
  section(
    title,
    SIDE,
    lines.flatMap((line) => [...paragraph(line, SIDE, SIDE_TEXT), gap(1)]),
  );

const entries = (title: string, list: readonly EnglishEntry[]): readonly Block[] =>
  section(
    title,
    MAIN,
    list.flatMap(({ title: name, time, details }, index) => [
      ...(index === 0 ? [] : [gap(2.5)]),
      ...endToEnd(
        [name, time],
        MAIN,
        [
          { stack: boldStack(SANS, name), size: 10 },
          { stack: SANS.regular, size: 8.5, color: GREY },
        ],
        TIME_WIDTH,
      ),
      ...details.flatMap((detail) => paragraph(detail, MAIN, TEXT)),
    ]),
  );

function head(content: ResumeDocumentContent): readonly Block[] {
  const name = { stack: boldStack(SANS, content.fullName), size: 24, leading: 1.25, color: ACCENT } as const;
  const other = { stack: SANS.regular, size: 11, leading: 1.5, color: GREY } as const;
  return [
    ...paragraph(content.fullName, MAIN, name),
    ...(content.fullNameJp === null ? [] : paragraph(content.fullNameJp, MAIN, other)),
  ];
}

function mainColumn(content: ResumeDocumentContent): readonly Block[] {
  return [
    ...head(content),
    ...prose('Profile', content.about),
    ...entries('Experience', englishWork(content.workExperience)),
    ...entries('Education', englishEducation(content.education)),
    ...prose('Research', content.researchTopics),
    ...prose('Activities', content.focusAsStudent),
    ...prose('Motivation', content.reasonForApplying),
  ];
}

function sideColumn(content: ResumeDocumentContent): readonly Block[] {
  const optional = (text: string | null): readonly string[] => (text === null || text === '' ? [] : [text]);
  const { address, direct } = englishContact(content);
  return [
    ...side('Contact', [...optional(address), ...direct]),
    ...side('Skills', content.skills),
    ...side('Certifications', englishCertifications(content.certifications)),
    ...side('Favourite subjects', optional(content.favouriteSubjects)),
    ...side('Interests', optional(content.hobbies)),
  ];
}

const background: Mark = { kind: 'FILL', x: 0, y: 0, width: SIDE_WIDTH, height: 297, color: TINT };

/** An English resume in two columns: the facts in a band at the side, what was done beside it. */
export function englishModern(content: ResumeDocumentContent): FormLayout {
  const main = paginate(mainColumn(content), PAGE);
  const facts = paginate(sideColumn(content), PAGE);
  const pages = Math.max(main.length, facts.length);
  return {
    sheets: Array.from({ length: pages }, (_, index) => [
      background,
      ...(main[index] ?? []),
      ...(facts[index] ?? []),
      ...(pages === 1
        ? []
        : [
            textAt(`${index + 1} of ${pages}`, 210 - 14, 287, {
              stack: SANS.regular,
              size: 8,
              align: 'right',
              color: GREY,
            }),
          ]),
    ]),
    tooLong: [],
  };
}

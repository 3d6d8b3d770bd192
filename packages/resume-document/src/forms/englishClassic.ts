import type { ResumeDocumentContent } from '../content.ts';
import {
  englishCertifications,
  englishContact,
  englishEducation,
  type EnglishEntry,
  englishWork,
} from '../rules/english.ts';
import { across, textAt } from '../sheet/draw.ts';
import { type Block, endToEnd, gap, paginate, paragraph, running } from '../sheet/flow.ts';
import type { FormLayout, Mark } from '../sheet/marks.ts';
import { boldStack } from '../text/boldStack.ts';
import { SERIF } from '../text/typefaces.ts';

const COLUMN = [22, 166] as const;
const [LEFT, WIDTH] = COLUMN;
const PAGE = { top: 20, bottom: 277 } as const;
const TEXT = running(SERIF.regular, 10);
const TIME_WIDTH = 52;

function heading(title: string): Block {
  return {
    height: 8,
    draw: (y) => [
      textAt(title.toUpperCase(), LEFT, y + 4.2, { stack: SERIF.bold, size: 10 }),
      across(LEFT, y + 5.6, WIDTH),
    ],
    isKept: true,
  };
}

const section = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [gap(4), heading(title), ...blocks];

const prose = (title: string, text: string | null): readonly Block[] =>
  section(title, text === null || text === '' ? [] : paragraph(text, COLUMN, TEXT));

const entries = (title: string, list: readonly EnglishEntry[]): readonly Block[] =>
  section(
    title,
    list.flatMap(({ title: name, time, details }, index) => [
      ...(index === 0 ? [] : [gap(2)]),
      ...endToEnd([name, time], COLUMN, [{ stack: boldStack(SERIF, name), size: 10.5 }, TEXT], TIME_WIDTH),
      ...details.flatMap((detail) => paragraph(detail, COLUMN, TEXT)),
    ]),
  );

function head(content: ResumeDocumentContent): readonly Block[] {
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
    ...paragraph(content.fullName, COLUMN, name),
    ...(content.fullNameJp === null ? [] : paragraph(content.fullNameJp, COLUMN, other)),
    gap(1.5),
    ...(address === null ? [] : paragraph(address, COLUMN, contact)),
    ...paragraph(direct.join('  ·  '), COLUMN, contact),
  ];
}

function pageFoot(content: ResumeDocumentContent, page: number, pages: number): readonly Mark[] {
  if (pages === 1) return [];
  return [
    textAt(`${content.fullName}  ·  ${page} of ${pages}`, LEFT + WIDTH / 2, 287, {
      stack: SERIF.regular,
      size: 8,
      align: 'centre',
    }),
  ];
}

/** An English resume in one column, in a book face. */
export function englishClassic(content: ResumeDocumentContent): FormLayout {
  const pages = paginate(
    [
      ...head(content),
      ...prose('Profile', content.about),
      ...entries('Education', englishEducation(content.education)),
      ...entries('Experience', englishWork(content.workExperience)),
      ...prose('Research', content.researchTopics),
      ...prose('Activities', content.focusAsStudent),
      ...prose('Motivation', content.reasonForApplying),
      ...prose('Skills', content.skills.join(', ')),
      ...section(
        'Certifications',
        englishCertifications(content.certifications).flatMap((line) => paragraph(line, COLUMN, TEXT)),
      ),
      ...prose('Favourite subjects', content.favouriteSubjects),
      ...prose('Interests', content.hobbies),
    ],
    PAGE,
  );
  return {
    sheets: pages.map((marks, index) => [...marks, ...pageFoot(content, index + 1, pages.length)]),
    tooLong: [],
  };
}

import type { ResumeDocumentContent, ResumeField } from '../content.ts';
import { across, type Box, fittedIn, frame, onRows, textAt, textIn } from '../sheet/draw.ts';
import { drawn, type Drawing, type FormLayout, together } from '../sheet/marks.ts';
import { MINCHO } from '../text/typefaces.ts';
import { japaneseForm } from './japaneseForm.ts';
import { HEADING_HEIGHT, historyTable, tableHeight } from './historyTable.ts';
import { GENDER_NOTE, MARGIN, PERSON_BLOCK_END, personBlock } from './personBlock.ts';

const stack = MINCHO.regular;
const ROW_HEIGHT = 9.1;

/** From handwriting size to the smallest easily readable, in points. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8];

const HISTORY = { ...MARGIN, y: PERSON_BLOCK_END + 5, rowHeight: ROW_HEIGHT, rowCount: 15 };
const MORE_HISTORY = { ...MARGIN, y: 18, rowHeight: ROW_HEIGHT, rowCount: 7 };
const CERTIFICATIONS = {
  ...MARGIN,
  y: MORE_HISTORY.y + tableHeight(MORE_HISTORY) + 5,
  rowHeight: ROW_HEIGHT,
  rowCount: 6,
};
const MOTIVE: Box = { ...MARGIN, y: CERTIFICATIONS.y + tableHeight(CERTIFICATIONS) + 5, height: 61 };
const REQUEST_ROWS = 5;
const REQUESTS: Box = {
  ...MARGIN,
  y: MOTIVE.y + MOTIVE.height + 5,
  height: HEADING_HEIGHT + REQUEST_ROWS * ROW_HEIGHT,
};

/** Contents of the large box, in the order of its heading. */
function motiveParts(content: ResumeDocumentContent): readonly (readonly [ResumeField, string, string])[] {
  const parts: readonly (readonly [ResumeField, string, string])[] = [
    ['reasonForApplying', '志望の動機', content.reasonForApplying ?? ''],
    ['skills', '特技', content.skills.join('、')],
    ['hobbies', '趣味', content.hobbies ?? ''],
    ['favouriteSubjects', '好きな学科', content.favouriteSubjects ?? ''],
    ['about', 'アピールポイント', content.about ?? ''],
  ];
  return parts.filter(([, , text]) => text !== '');
}

/** The large box. Where it is too full, the longest of its texts is the one to shorten. */
function motiveBox(content: ResumeDocumentContent): Drawing {
  const parts = motiveParts(content);
  const text = parts.map(([, heading, part]) => `【${heading}】${part}`).join('\n');
  const [longest] = parts.toSorted((one, other) => other[2].length - one[2].length);
  const position = { ...MOTIVE, y: MOTIVE.y + HEADING_HEIGHT, height: MOTIVE.height - HEADING_HEIGHT };
  return together(
    drawn(
      ...frame(MOTIVE),
      textIn(
        '志望の動機、特技、好きな学科、アピールポイントなど',
        { ...MOTIVE, height: HEADING_HEIGHT },
        {
          stack,
          size: 9,
        },
      ),
    ),
    fittedIn(longest?.[0] ?? 'about', text, position, {
      stack,
      sizes: SIZES,
      leading: 1.5,
    }),
  );
}

/** The requests, one line on each row. */
function requestsBox({ requests }: ResumeDocumentContent): Drawing {
  const position = { ...REQUESTS, y: REQUESTS.y + HEADING_HEIGHT, height: REQUEST_ROWS * ROW_HEIGHT };
  const heading = '本人希望記入欄（特に給料・職種・勤務時間・勤務地・その他についての希望などがあれば記入）';
  return together(
    drawn(
      ...frame(REQUESTS),
      textIn(heading, { ...REQUESTS, height: HEADING_HEIGHT }, { stack, size: 9 }),
      ...Array.from({ length: REQUEST_ROWS }, (_, row) =>
        across(position.x, position.y + row * ROW_HEIGHT, position.width),
      ),
    ),
    onRows('requests', requests, position, { stack, sizes: SIZES, rowHeight: ROW_HEIGHT }),
  );
}

/** The Japanese resume as the Ministry of Health, Labour and Welfare laid it out in 2021 (厚生労働省様式), two pages A4. */
export function mhlwForm(content: ResumeDocumentContent): FormLayout {
  const held = {
    history: HISTORY.rowCount + MORE_HISTORY.rowCount,
    certifications: CERTIFICATIONS.rowCount,
  };
  const heading = '学歴・職歴（各別にまとめて書く）';
  const note = HISTORY.y + tableHeight(HISTORY) + 4;
  return japaneseForm(content, held, (history, certifications) => [
    together(
      personBlock('履　歴　書', content),
      drawn(
        ...historyTable(heading, history.slice(0, HISTORY.rowCount), HISTORY),
        textAt(GENDER_NOTE, MARGIN.x, note, { stack, size: 7.5 }),
      ),
    ),
    together(
      drawn(
        ...historyTable(heading, history.slice(HISTORY.rowCount), MORE_HISTORY),
        ...historyTable('免許・資格', certifications, CERTIFICATIONS),
      ),
      motiveBox(content),
      requestsBox(content),
    ),
  ]);
}

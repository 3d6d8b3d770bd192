import type { ResumeDocumentContent, ResumeField } from '../content.ts';
import { across, type Box, down, fittedIn, frame, textAt, textIn } from '../sheet/draw.ts';
import { drawn, type Drawing, type FormLayout, together } from '../sheet/marks.ts';
import { MINCHO } from '../text/typefaces.ts';
import { historyTable, tableHeight } from './historyTable.ts';
import { japaneseForm } from './japaneseForm.ts';
import { GENDER_NOTE, MARGIN, PERSON_BLOCK_END, personBlock } from './personBlock.ts';

const stack = MINCHO.regular;
const HISTORY = { ...MARGIN, y: PERSON_BLOCK_END + 5, rowHeight: 7.5, rowCount: 14 };
const CERTIFICATIONS = { ...MARGIN, y: HISTORY.y + tableHeight(HISTORY) + 4, rowHeight: 7.5, rowCount: 4 };

const LABEL_WIDTH = 26;
const TOP = 34;

/** A question of the second page: its words in lines, and the height of its answer. */
interface Question {
  readonly field: ResumeField;
  readonly label: readonly string[];
  readonly height: number;
  readonly text: string | null;
}

function questionsOf(content: ResumeDocumentContent): readonly Question[] {
  const hobbies = [
    ['趣味', content.hobbies ?? ''],
    ['特技', content.skills.join('、')],
  ]
    .filter(([, part]) => part !== '')
    .map(([heading, part]) => `【${heading}】${part}`)
    .join('\n');
  return [
    {
      field: 'researchTopics',
      label: ['研究課題', 'ゼミ・卒業論文'],
      height: 40,
      text: content.researchTopics,
    },
    { field: 'favouriteSubjects', label: ['得意科目'], height: 18, text: content.favouriteSubjects },
    {
      field: 'focusAsStudent',
      label: ['学生時代に', '力を注いだこと'],
      height: 54,
      text: content.focusAsStudent,
    },
    { field: 'about', label: ['自己ＰＲ'], height: 54, text: content.about },
    {
      field: content.hobbies === null ? 'skills' : 'hobbies',
      label: ['趣味・特技'],
      height: 20,
      text: hobbies,
    },
    { field: 'reasonForApplying', label: ['志望動機'], height: 44, text: content.reasonForApplying },
    { field: 'requests', label: ['本人希望'], height: 16, text: content.requests },
  ];
}

function questionBox({ field, label, text }: Question, box: Box): Drawing {
  const middle = box.y + box.height / 2 - ((label.length - 1) * 5) / 2;
  return together(
    drawn(
      ...label.map((line, index) =>
        textIn(
          line,
          { x: box.x, y: middle - 2.5 + index * 5, width: LABEL_WIDTH, height: 5 },
          { stack, size: line.length > 6 ? 8.5 : 10, align: 'centre' },
        ),
      ),
    ),
    fittedIn(
      field,
      text,
      { ...box, x: box.x + LABEL_WIDTH, width: box.width - LABEL_WIDTH },
      { stack, sizes: [10.5, 10, 9.5, 9, 8.5, 8], leading: 1.5 },
    ),
  );
}

/** The self-introduction page (自己紹介書). */
function selfIntroduction(content: ResumeDocumentContent): Drawing {
  const questions = questionsOf(content);
  const height = questions.reduce((sum, question) => sum + question.height, 0);
  const tops = questions.map((_, index) =>
    questions.slice(0, index).reduce((sum, question) => sum + question.height, TOP),
  );
  return together(
    drawn(
      textAt('自己紹介書', MARGIN.x + 1, 29, { stack, size: 18 }),
      textAt(`氏名　${content.fullNameJp ?? content.fullName}`, MARGIN.x + MARGIN.width, 29, {
        stack,
        size: 10.5,
        align: 'right',
      }),
      ...frame({ ...MARGIN, y: TOP, height }),
      down(MARGIN.x + LABEL_WIDTH, TOP, height),
      ...tops.slice(1).map((top) => across(MARGIN.x, top, MARGIN.width)),
    ),
    ...questions.map((question, index) =>
      questionBox(question, { ...MARGIN, y: tops[index] ?? TOP, height: question.height }),
    ),
  );
}

/** A Japanese resume in the format of university forms: facts on one page, a self-introduction on the next. */
export function universityForm(content: ResumeDocumentContent): FormLayout {
  const held = { history: HISTORY.rowCount, certifications: CERTIFICATIONS.rowCount };
  const note = CERTIFICATIONS.y + tableHeight(CERTIFICATIONS) + 4;
  return japaneseForm(content, held, (history, certifications) => [
    together(
      personBlock('履　歴　書', content),
      drawn(
        ...historyTable('学歴・職歴', history, HISTORY),
        ...historyTable('免許・資格', certifications, CERTIFICATIONS),
        textAt(GENDER_NOTE, MARGIN.x, note, { stack, size: 7.5 }),
      ),
    ),
    selfIntroduction(content),
  ]);
}

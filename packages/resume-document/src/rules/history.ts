import type { ResumeDocumentContent } from '../content.ts';
import { educationLines } from './education.ts';
import { type HistoryLine, undated } from './historyLine.ts';
import { workLines } from './work.ts';

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

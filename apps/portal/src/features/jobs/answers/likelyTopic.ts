import type { JobQuestion } from '@michi/api/job';
import type { AnswerTopic } from '@michi/api/user';

/** Words by which a question of a company is recognised, the most specific first. */
const words: readonly (readonly [AnswerTopic, RegExp])[] = [
  [
    'FOCUS_AS_STUDENT',
    /学生時代|力を入れた|ガクチカ|as a student|while (?:you were )?at university|most effort/i,
  ],
  ['REASON_FOR_APPLYING', /志望(?:動機|理由)|why (?:do|would|did) you|reasons? for applying/i],
  ['RESEARCH_TOPICS', /研究|卒業論文|卒論|research|thesis/i],
  ['ABOUT', /自己PR|自己紹介|強み|about yourself|strength/i],
  ['HOBBIES', /趣味|特技|hobb(?:y|ies)|free time/i],
];

/** The topic that a question of a company is probably about; null for another one. */
export const likelyTopic = ({ text, textJp }: Pick<JobQuestion, 'text' | 'textJp'>): AnswerTopic | null =>
  words.find(([, pattern]) => pattern.test(`${text ?? ''}\n${textJp ?? ''}`))?.[0] ?? null;

import type { JobQuestion } from '../../src/modules/job/index.ts';

type AskedQuestion = Omit<JobQuestion, 'id' | 'choices'> & {
  readonly choices: readonly Omit<JobQuestion['choices'][number], 'id'>[];
};

const effort: AskedQuestion = {
  kind: 'TEXT',
  text: 'What did you put the most effort into as a student, and what did you learn from it?',
  textJp: '学生時代に最も力を入れたことと、そこから学んだことを教えてください。',
  isRequired: true,
  maxCharacters: 400,
  choices: [],
};

const firstPlace: AskedQuestion = {
  kind: 'CHOICE',
  text: 'How would you like to begin?',
  textJp: '入社後、どのような形で仕事を始めたいですか。',
  isRequired: true,
  maxCharacters: null,
  choices: [
    { text: 'In one team from the first day', textJp: '最初から一つの部署で働く' },
    { text: 'In several teams, a few months each', textJp: '数か月ずつ複数の部署を経験する' },
    { text: 'No preference', textJp: '特に希望はない' },
  ],
};

const question: AskedQuestion = {
  kind: 'TEXT',
  text: 'Is there anything you would like to ask us?',
  textJp: '当社に質問したいことがあれば、ご記入ください。',
  isRequired: false,
  maxCharacters: 200,
  choices: [],
};

/** What the companies of the demo ask, by the number of the job. */
export const QUESTIONS: Readonly<Record<number, readonly AskedQuestion[]>> = {
  14: [effort, firstPlace],
  34: [effort],
  54: [firstPlace, question],
};

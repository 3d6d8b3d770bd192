import type { JobQuestion } from '../../src/modules/job/index.ts';

export type AskedQuestion = Omit<JobQuestion, 'id' | 'choices'> & {
  readonly choices: readonly Omit<JobQuestion['choices'][number], 'id'>[];
};

const effort: AskedQuestion = {
  kind: 'TEXT',
  text: 'What did you put the most effort into as a student, and what did you learn from it?',
  textJp: '学生時代に最も力を入れたことと、そこから学んだことを教えてください。',
  isRequired: true,
  maxCharacters: 400,
  choices: [],
  fileTypes: [],
  maxMegabytes: null,
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
  fileTypes: [],
  maxMegabytes: null,
};

const question: AskedQuestion = {
  kind: 'TEXT',
  text: 'Is there anything you would like to ask us?',
  textJp: '当社に質問したいことがあれば、ご記入ください。',
  isRequired: false,
  maxCharacters: 200,
  choices: [],
  fileTypes: [],
  maxMegabytes: null,
};

const change: AskedQuestion = {
  kind: 'TEXT',
  text: 'When did you change how something was done, with whom, and what came of it?',
  textJp: '周囲と協力して、やり方を変えた経験と、その結果を教えてください。',
  isRequired: true,
  maxCharacters: 200,
  choices: [],
  fileTypes: [],
  maxMegabytes: null,
};

const work: AskedQuestion = {
  kind: 'FILE',
  text: 'Please attach one piece of your own work, such as a report, a poster or a drawing.',
  textJp: 'レポート、ポスター、図面など、ご自身の成果物を1点添付してください。',
  isRequired: false,
  maxCharacters: null,
  choices: [],
  fileTypes: ['PDF', 'IMAGE'],
  maxMegabytes: 5,
};

const contribution: AskedQuestion = {
  kind: 'TEXT',
  text: 'Which of our products would you like to work on, and why?',
  textJp: '当社の製品の中で、携わってみたいものとその理由を教えてください。',
  isRequired: true,
  maxCharacters: 200,
  choices: [],
  fileTypes: [],
  maxMegabytes: null,
};

/** What the company of one of Hana’s favorites asks. */
export const FAVORITE_QUESTIONS: readonly AskedQuestion[] = [effort, contribution];

/** What the companies of the demo ask, by the number of the job. */
export const QUESTIONS: Readonly<Record<number, readonly AskedQuestion[]>> = {
  14: [effort, firstPlace],
  34: [effort],
  54: [firstPlace, question],
  74: [effort, change],
  94: [work],
};

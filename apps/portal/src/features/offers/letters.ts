import type { JobKind, JobOffer } from '@michi/api/job';
import type { Language } from '@michi/api/session';

export const letterKinds = ['accept', 'decline', 'thanks', 'time'] as const;

export type LetterKind = (typeof letterKinds)[number];

/** What a letter is filled with, in its language; null where it is not known. */
export interface LetterFacts {
  readonly kind: JobKind;
  readonly company: string;
  readonly position: string;
  readonly student: string;
  readonly university: string | null;
  readonly interviewedOn: string | null;
  /** Day until which the company expects a response; null once it expects none. */
  readonly respondBy: string | null;
  readonly joiningOn: string;
}

/** Placeholders for what only the student knows. */
const blanks = { en: '【your date】', jp: '【希望する期日】' } as const;

/** Whether a letter has a placeholder in brackets, 【…】 or […]. Brackets in the company's name or the title of the position are none. */
export const hasBlank = (letter: string, { company, position }: LetterFacts): boolean =>
  /【[^】\n]*】|\[[^\]\n]*\]/.test(letter.replaceAll(company, '').replaceAll(position, ''));

/** The letters that make sense for an offer: nothing is asked for, or promised, after the response. */
export const lettersFor = (status: JobOffer['status']): readonly LetterKind[] => {
  switch (status) {
    case 'OFFERED':
      return letterKinds;
    case 'ACCEPTED':
      return ['thanks', 'accept', 'decline'];
    case 'DENIED':
    case 'EXPIRED':
      return ['thanks', 'decline'];
  }
};

type Paragraphs = readonly (string | null)[];

const english = (facts: LetterFacts): Readonly<Record<LetterKind, Paragraphs>> => {
  const { position, interviewedOn, respondBy, joiningOn } = facts;
  const isJob = facts.kind === 'JOB';
  const offer = isJob ? `your offer of the position of ${position}` : `offering me a place in ${position}`;
  const thanks = `Thank you very much for ${offer}.`;
  const interview =
    interviewedOn === null
      ? null
      : `I appreciated the time you gave me at the interview on ${interviewedOn}.`;
  return {
    accept: [
      thanks,
      isJob ? 'I am very pleased to accept it.' : 'I am very pleased to accept.',
      `I look forward to ${isJob ? 'joining you' : 'starting'} on ${joiningOn}. Please let me know if there is anything I should prepare before then.`,
    ],
    decline: [
      thanks,
      interview,
      `After careful thought, I have decided not to accept ${isJob ? 'the offer' : 'the place'}. I am sorry that I cannot give you a better answer.`,
      'I am grateful for your consideration and wish you every success.',
    ],
    thanks: [
      thanks,
      interview,
      respondBy === null ? null : `I will consider it carefully and respond by ${respondBy}.`,
    ],
    time: [
      thanks,
      `As this is an important decision for me, I would like to consider it carefully. You asked me to respond by ${respondBy}. Would it be possible to extend this date to ${blanks.en}?`,
      'I am sorry for the inconvenience and would be grateful for your understanding.',
    ],
  };
};

const japanese = (facts: LetterFacts): Readonly<Record<LetterKind, Paragraphs>> => {
  const { position, interviewedOn, respondBy, joiningOn } = facts;
  const isJob = facts.kind === 'JOB';
  const news = isJob ? `「${position}」の内定` : `「${position}」への参加決定`;
  const thanks = `このたびは、${news}のご連絡をいただき、誠にありがとうございます。`;
  const interview =
    interviewedOn === null
      ? null
      : `${interviewedOn}の面接では、貴重なお時間をいただき、ありがとうございました。`;
  return {
    accept: [
      thanks,
      isJob ? '謹んで内定をお受けいたします。' : 'ぜひ参加させていただきたく存じます。',
      `${joiningOn}${isJob ? 'の入社' : 'の開始'}までに準備すべきことがございましたら、ご教示いただけますと幸いです。`,
      '今後ともご指導のほど、よろしくお願い申し上げます。',
    ],
    decline: [
      thanks,
      interview,
      `大変申し訳ございませんが、検討の結果、${isJob ? '内定' : '参加'}を辞退させていただきたく、ご連絡いたしました。`,
      '選考にあたり多大なご配慮をいただきながら、このようなご連絡となりましたことを、心よりお詫び申し上げます。',
      '末筆ながら、貴社のますますのご発展をお祈り申し上げます。',
    ],
    thanks: [
      thanks,
      interview,
      respondBy === null ? null : `慎重に検討のうえ、回答期限の${respondBy}までにご連絡いたします。`,
      'よろしくお願い申し上げます。',
    ],
    time: [
      thanks,
      `将来に関わる大切な決断のため、慎重に検討したく存じます。誠に勝手なお願いで恐縮ですが、回答期限の${respondBy}を${blanks.jp}まで延ばしていただくことは可能でしょうか。`,
      'ご迷惑をおかけし申し訳ございませんが、ご検討のほど、よろしくお願い申し上げます。',
    ],
  };
};

/**
 * A letter ready to be edited: polite business Japanese or English, without the sentences whose facts are not known.
 * @param language of the letter and of its facts
 */
export const composeLetter = (kind: LetterKind, language: Language, facts: LetterFacts): string => {
  const { company, student, university } = facts;
  const [head, body, foot] =
    language === 'jp'
      ? [
          [
            `${company}\n採用ご担当者様`,
            `お世話になっております。\n${university === null ? '' : `${university}の`}${student}です。`,
          ],
          japanese(facts)[kind],
          [...(university === null ? [] : [university]), student].join('\n'),
        ]
      : [
          [`Dear ${company} recruitment team,`],
          english(facts)[kind],
          `Sincerely,\n${[student, ...(university === null ? [] : [university])].join('\n')}`,
        ];
  return [...head, ...body.filter((paragraph) => paragraph !== null), foot].join('\n\n');
};

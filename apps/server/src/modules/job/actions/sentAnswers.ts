import type { manifest } from '@michi/api/manifest';
import type { Body, ResponseBody } from '@michi/api/server';
import { countCharacters } from '@michi/api/text';
import { invalidFields, Problem, type FieldRule } from '../../../platform/problem/problem.ts';

export type JobQuestion = ResponseBody<typeof manifest.job.showJob, 200>['data']['questions'][number];

type JobAnswer = NonNullable<Body<typeof manifest.job.actOnJob>['answers']>[number];

export type SentAnswer = NonNullable<
  ResponseBody<typeof manifest.job.showApplicationDossier, 200>['data']['sent']
>['answers'][number];

/**
 * What goes to the company: its questions in their order with the answers.
 * @throws Problem QUESTIONS_CHANGED for an answer to another question and for a required one that was not shown,
 * VALIDATION_FAILED naming each answer that is missing, too long, unknown or given twice
 */
export function sentAnswers(
  questions: readonly JobQuestion[],
  answers: readonly JobAnswer[],
): readonly SentAnswer[] {
  const places = new Map(answers.map(({ questionId }, place) => [questionId, place]));
  const asked = new Set(questions.map(({ id }) => id));
  const isShown = ({ id, isRequired }: JobQuestion) => !isRequired || places.has(id);
  if (!answers.every(({ questionId }) => asked.has(questionId)) || !questions.every(isShown))
    throw new Problem('QUESTIONS_CHANGED');
  const faults: Record<string, FieldRule> = {};
  for (const [place, { questionId }] of answers.entries()) {
    if (places.get(questionId) !== place) faults[`answers.${place}.questionId`] = { rule: 'repeated' };
  }
  const sent = questions.map((question): SentAnswer => {
    const place = places.get(question.id);
    const given = place === undefined ? undefined : answers[place];
    const text = given?.text === '' ? null : (given?.text ?? null);
    const choice = question.choices.find(({ id }) => id === given?.choiceId);
    const fault = faultOf(question, text, given?.choiceId ?? null);
    if (fault !== undefined)
      faults[`answers.${place}.${question.kind === 'TEXT' ? 'text' : 'choiceId'}`] = fault;
    return {
      questionId: question.id,
      kind: question.kind,
      question: question.text,
      questionJp: question.textJp,
      text: question.kind === 'TEXT' ? text : null,
      choice: choice?.text ?? null,
      choiceJp: choice?.textJp ?? null,
    };
  });
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return sent;
}

function faultOf(
  { choices, isRequired, kind, maxCharacters }: JobQuestion,
  text: string | null,
  choiceId: string | null,
): FieldRule | undefined {
  if (kind === 'CHOICE') {
    if (choiceId === null) return isRequired ? { rule: 'choiceNeeded' } : undefined;
    return choices.some(({ id }) => id === choiceId) ? undefined : { rule: 'choiceUnknown' };
  }
  if (text === null) return isRequired ? { rule: 'answerNeeded' } : undefined;
  const over = maxCharacters === null ? 0 : countCharacters(text) - maxCharacters;
  return over > 0 ? { rule: 'answerTooLong', values: { over, maximum: maxCharacters ?? 0 } } : undefined;
}

import type { manifest } from '@michi/api/manifest';
import type { Body, ResponseBody } from '@michi/api/server';
import { fileFormats } from '@michi/api/documents';
import { countCharacters } from '@michi/api/text';
import { invalidFields, Problem, type FieldRule } from '../../../platform/problem/problem.ts';
import type { ApplicationFile } from './applicationFiles.ts';

export type JobQuestion = ResponseBody<typeof manifest.job.showJob, 200>['data']['questions'][number];

type JobAnswer = NonNullable<Body<typeof manifest.job.actOnJob>['answers']>[number];

export type SentAnswer = NonNullable<
  ResponseBody<typeof manifest.job.showApplicationDossier, 200>['data']['sent']
>['answers'][number];

/**
 * What goes to the company: its questions in their order with the answers.
 * @param files the student's unsent files among those of the answers
 * @throws Problem QUESTIONS_CHANGED for an answer to another question and for a required one that was not shown,
 * VALIDATION_FAILED naming each answer that is missing, too long, unknown, given twice or not an accepted file
 */
export function sentAnswers(
  questions: readonly JobQuestion[],
  answers: readonly JobAnswer[],
  files: readonly ApplicationFile[],
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
    const fileId = given?.fileId?.toLowerCase() ?? null;
    const file = files.find(({ id }) => id === fileId);
    const fault =
      question.kind === 'FILE'
        ? faultOfFile(question, fileId, file)
        : faultOf(question, text, given?.choiceId ?? null);
    if (fault !== undefined) faults[`answers.${place}.${FIELD[question.kind]}`] = fault;
    return {
      questionId: question.id,
      kind: question.kind,
      question: question.text,
      questionJp: question.textJp,
      text: question.kind === 'TEXT' ? text : null,
      choice: choice?.text ?? null,
      choiceJp: choice?.textJp ?? null,
      file: (question.kind === 'FILE' ? file : undefined) ?? null,
    };
  });
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return sent;
}

const FIELD = { TEXT: 'text', CHOICE: 'choiceId', FILE: 'fileId' } as const;

function faultOfFile(
  { fileTypes, isRequired, maxMegabytes }: JobQuestion,
  fileId: string | null,
  file: ApplicationFile | undefined,
): FieldRule | undefined {
  if (fileId === null) return isRequired ? { rule: 'fileNeeded' } : undefined;
  if (file === undefined) return { rule: 'ownApplicationFile' };
  const formats = fileTypes.flatMap((type) => [...fileFormats[type]]);
  if (!formats.some(({ mediaType }) => mediaType === file.mediaType))
    return { rule: 'answerFileType', values: { formats: formats.map(({ name }) => name).join(', ') } };
  return maxMegabytes !== null && file.size > maxMegabytes * 1024 * 1024
    ? { rule: 'fileTooLarge', values: { maximum: maxMegabytes } }
    : undefined;
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

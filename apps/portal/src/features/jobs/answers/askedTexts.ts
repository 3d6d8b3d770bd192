import { jobActionRequestLimits, type JobQuestion } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import { countCharacters } from '@michi/api/text';
import type { AnswerTopic } from '@michi/api/user';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { likelyTopic } from './likelyTopic.ts';

/** A text that is written for one company: the answer to a question of the job, or the reason for applying. */
export interface AskedText {
  /** Names its fields. */
  readonly id: string;
  /** Null for the reason for applying. */
  readonly questionId: string | null;
  readonly label: string;
  /** What it is probably about. */
  readonly topic: AnswerTopic | null;
  readonly isRequired: boolean;
  readonly limit: number | null;
  readonly count: (text: string) => number;
}

/** Names the fields of the reason for applying. */
export const reasonId = 'reason';

/** @param label what the page calls it */
export const reasonAsked = (label: string): AskedText => ({
  id: reasonId,
  questionId: null,
  label,
  topic: 'REASON_FOR_APPLYING',
  isRequired: false,
  limit: jobActionRequestLimits.reasonForApplying.maxLength,
  count: (text) => [...text].length,
});

export const questionAsked = (question: JobQuestion, language: Language): AskedText => ({
  id: question.id,
  questionId: question.id,
  label: pickBilingual(question, 'text', language) ?? '',
  topic: likelyTopic(question),
  isRequired: question.isRequired,
  limit: question.maxCharacters,
  count: countCharacters,
});

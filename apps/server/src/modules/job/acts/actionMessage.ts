import type { Language } from '../../../platform/problem/language.ts';
import type { JobActionRequest } from './actOnJob.ts';
import en from '../en.json' with { type: 'json' };
import jp from '../jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, Readonly<Record<JobActionRequest['action'], string>>>> = { en, jp };

/** What was done with a job, in the reader's language. */
export function actionMessage(language: Language, action: JobActionRequest['action']): string {
  return MESSAGES[language][action];
}

import type { InterviewAnswer } from '../../../pipeline/transitions.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, Readonly<Record<InterviewAnswer, string>>>> = {
  en: en.answered,
  jp: jp.answered,
};

/** What was answered to an interview, in the reader's language. */
export function interviewMessage(language: Language, action: InterviewAnswer): string {
  return MESSAGES[language][action];
}

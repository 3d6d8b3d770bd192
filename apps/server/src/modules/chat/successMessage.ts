import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Language } from '../../platform/problem/language.ts';

const MESSAGES: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, jp };

/** What was done, in the reader's language. */
export function successMessage(language: Language, done: keyof typeof en): string {
  return MESSAGES[language][done];
}

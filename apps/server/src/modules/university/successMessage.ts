import type { Language } from '../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, jp };

/** What was done, in the reader's language. */
export function successMessage(
  language: Language,
  done: keyof typeof en,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return MESSAGES[language][done].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

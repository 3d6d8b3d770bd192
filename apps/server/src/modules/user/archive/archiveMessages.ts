import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, typeof en>> = { en, jp };

/** The texts of the archive's document. */
export function archiveMessages(language: Language): typeof en {
  return WORDS[language];
}

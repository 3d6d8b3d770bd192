import type { Language } from './language.ts';

/** Selects a text by the reader's language: English if there is no Japanese. */
export function inLanguage<English extends string | null>(
  { language }: { readonly language: Language },
  english: English,
  japanese: string | null,
): English | string {
  return language === 'jp' ? (japanese ?? english) : english;
}

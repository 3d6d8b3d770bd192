import type { Language } from './language.ts';

/** English if there is no Japanese. */
export function inLanguage<English extends string | null>(
  { language }: { readonly language: Language },
  english: English,
  japanese: string | null,
): English | string {
  return language === 'jp' ? (japanese ?? english) : english;
}

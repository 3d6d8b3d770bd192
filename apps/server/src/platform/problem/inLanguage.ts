import type { Language } from './language.ts';

/** What somebody wrote in both languages or in English alone, for a reader: English where there is no Japanese. */
export function inLanguage<English extends string | null>(
  { language }: { readonly language: Language },
  english: English,
  japanese: string | null,
): English | string {
  return language === 'jp' ? (japanese ?? english) : english;
}

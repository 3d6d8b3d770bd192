import type { Language } from '@michi/api/session';

/** Sentences one after the other, those that are null left out. Japanese has no space between two. */
export const sentences = (language: Language, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(language === 'jp' ? '' : ' ');

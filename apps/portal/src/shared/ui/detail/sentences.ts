import type { Language } from '@michi/api/session';

/** Joins sentences, without a space in Japanese; null is omitted. */
export const sentences = (language: Language, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(language === 'jp' ? '' : ' ');

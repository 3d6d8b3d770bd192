import type { Language } from './language.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Looks up messages by name in the reader's language, and fills their placeholders.
 * @example
 * export const successMessage = messagesOf({ en, jp });
 */
export function messagesOf<Name extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): (language: Language, name: Name, values?: Values) => string {
  return (language, name, values = {}) =>
    texts[language][name].replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole));
}

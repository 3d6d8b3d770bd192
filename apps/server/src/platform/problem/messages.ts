import type { Language } from './language.ts';

/** Values of placeholders in a message: `{name}` is replaced by the value of that name. */
type Values = Readonly<Record<string, string | number>>;

/**
 * Makes what says a module's messages, each by its name and in the reader's language.
 * @example
 * export const successMessage = messagesOf({ en, jp });
 */
export function messagesOf<Name extends string>(
  words: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): (language: Language, name: Name, values?: Values) => string {
  return (language, name, values = {}) =>
    words[language][name].replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole));
}

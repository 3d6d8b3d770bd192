/** Control characters, and what else ends a line. */
const NO_LINE = /[\p{Cc}\u2028\u2029]/u;

/** Control characters except tabs and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * The rule that a text violates with its control characters: a text of several lines may contain tabs and line breaks,
 * one of a single line none of them.
 */
export function controlCharacterRule(text: string, isMultiline: boolean): 'control' | 'oneLine' | undefined {
  if (CONTROL.test(text)) return 'control';
  return !isMultiline && NO_LINE.test(text) ? 'oneLine' : undefined;
}

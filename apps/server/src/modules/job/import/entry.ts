import type { LeftOut, ReasonCode } from '../../../platform/import/reason.ts';
import type { Language } from '../../../platform/problem/language.ts';

/** One entry of a property; a text that is not translated is the same in both. */
export interface Entry extends Readonly<Record<Language, string>> {
  readonly isTranslated: boolean;
}

export function same(text: string): readonly Entry[] {
  return text === '' ? [] : [{ en: text, jp: text, isTranslated: false }];
}

/** Parts of one entry; what is said twice is said once. */
export function joined(parts: readonly Entry[]): readonly Entry[] {
  const textIn = (language: Language) => [...new Set(parts.map((part) => part[language]))].join(' – ');
  const isTranslated = parts.some((part) => part.isTranslated);
  return parts.length === 0 ? [] : [{ en: textIn('en'), jp: textIn('jp'), isTranslated }];
}

export function leave(leftOut: LeftOut[], field: string, code: ReasonCode): readonly [] {
  leftOut.push({ field, reason: { code, field } });
  return [];
}

/** Properties of an object that nothing reads; those of JSON-LD itself carry nothing. */
export function leaveUnread(
  field: string,
  fields: Readonly<Record<string, unknown>>,
  known: readonly string[],
  leftOut: LeftOut[],
): void {
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === null || (Array.isArray(value) && value.every((one) => one === null));
    if (name.startsWith('@') || known.includes(name) || isEmpty) continue;
    leave(leftOut, field === '' ? name : `${field}.${name}`, 'noPlace');
  }
}

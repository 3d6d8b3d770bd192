import type { FieldRule } from '../../../platform/problem/problem.ts';

export interface WrittenNames {
  readonly familyName: string | null;
  readonly firstName: string | null;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
}

/** Validation errors if the family or the first name is missing in every form: romaji, kanji and kana. */
export function missingNames(names: WrittenNames): Record<string, FieldRule> {
  return {
    ...(names.familyName === null && names.familyNameJp === null && { familyName: { rule: 'required' } }),
    ...(names.firstName === null && names.firstNameJp === null && { firstName: { rule: 'required' } }),
  };
}

import type { FieldRule } from '../../../platform/problem/problem.ts';

/** What a name is told by, as it is to be saved. */
export interface WrittenNames {
  readonly familyName: string | null;
  readonly firstName: string | null;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
}

/** The rule that a name breaks where the family or the first name stands in no writing, neither in romaji nor in kanji or kana. */
export function missingNames(names: WrittenNames): Record<string, FieldRule> {
  return {
    ...(names.familyName === null && names.familyNameJp === null && { familyName: { rule: 'required' } }),
    ...(names.firstName === null && names.firstNameJp === null && { firstName: { rule: 'required' } }),
  };
}

/** What a code is made of: a one-time code has digits only, a recovery code letters, digits and hyphens. */
export type CodeCharacters = 'digits' | 'lettersAndDigits';

/**
 * The code in what was typed or pasted: full-width characters become half-width, spaces go. Of a code of digits
 * nothing but the digits stays, `length` of them at most; a code with letters keeps its hyphens and its case.
 */
export const readCode = (typed: string, characters: CodeCharacters, length: number): string => {
  const halfWidth = typed.normalize('NFKC');
  return characters === 'digits'
    ? halfWidth.replaceAll(/[^0-9]/g, '').slice(0, length)
    : halfWidth.replaceAll(/\s/g, '');
};

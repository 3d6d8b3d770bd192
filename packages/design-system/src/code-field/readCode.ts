/** Characters of a code: a one-time code has digits only, a recovery code letters, digits and hyphens. */
export type CodeCharacters = 'digits' | 'lettersAndDigits';

/**
 * The code in a typed or pasted text: full-width characters become half-width, spaces are removed. Of a code of digits
 * only the digits stay, at most `length`; a code with letters keeps its hyphens and its case.
 */
export const readCode = (typed: string, characters: CodeCharacters, length: number): string => {
  const halfWidth = typed.normalize('NFKC');
  return characters === 'digits'
    ? halfWidth.replaceAll(/[^0-9]/g, '').slice(0, length)
    : halfWidth.replaceAll(/\s/g, '');
};

/** A one-time code has only digits; a recovery code letters, digits and hyphens. */
export type CodeCharacters = 'digits' | 'lettersAndDigits';

/** Normalizes a typed or pasted code to half width without spaces and invisible characters; a code of digits to at most `length` digits. */
export const readCode = (typed: string, characters: CodeCharacters, length: number): string => {
  const halfWidth = typed.slice(0, 1000).normalize('NFKC');
  return characters === 'digits'
    ? halfWidth.replaceAll(/[^0-9]/g, '').slice(0, length)
    : halfWidth.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
};

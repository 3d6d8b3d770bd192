import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/**
 * Words that anybody who guesses at an account of this product tries first (OWASP ASVS 5, 6.1.2): its name, what it is
 * for, and who uses it, in both languages. With digits and signs around them they are no better.
 */
const OF_THE_PRODUCT =
  /^(?:michi|みち|ミチ|道|career|キャリア|portal|ポータル|job|jobs|求人|student|学生|university|大学|shukatsu|就活|就職|password)+$/u;

/** A rule that a password chosen breaks, as the message files name it. */
type PasswordRule = 'passwordCommon' | 'passwordIsEmail';

/**
 * What speaks against a password beyond its length: being one of the 49,000 most common, made
 * of the product's own words alone, or the email, whole or the part before the @. Letter case, digits and signs make no
 * difference to the product's words, letter case none to the rest.
 * @returns undefined for a password that may be taken
 */
export function brokenPasswordRule(password: string, email: string): PasswordRule | undefined {
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.split('@')[0]) return 'passwordIsEmail';
  const letters = lower.replaceAll(/[^\p{Letter}\p{Mark}ー]/gu, '');
  return common.has(lower) || OF_THE_PRODUCT.test(letters) ? 'passwordCommon' : undefined;
}

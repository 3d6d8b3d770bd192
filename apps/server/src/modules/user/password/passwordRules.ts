import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/**
 * Words that attackers of this product try first (OWASP ASVS 5, 6.1.2): its name, its purpose and its users, in both
 * languages. Digits and signs around them do not help.
 */
const OF_THE_PRODUCT =
  /^(?:michi|みち|ミチ|道|career|キャリア|portal|ポータル|job|jobs|求人|student|学生|university|大学|shukatsu|就活|就職|password)+$/u;

/**
 * The rule that a password breaks: it is one of the 49,000 most common, consists of the product's own words only, or is
 * the email or its local part. Letter case is ignored, and for the product's words digits and signs too.
 * @returns undefined for an acceptable password
 */
export function violatedPasswordRule(
  password: string,
  email: string,
): 'passwordCommon' | 'passwordIsEmail' | undefined {
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.split('@')[0]) return 'passwordIsEmail';
  const letters = lower.replaceAll(/[^\p{Letter}\p{Mark}ー]/gu, '');
  return common.has(lower) || OF_THE_PRODUCT.test(letters) ? 'passwordCommon' : undefined;
}

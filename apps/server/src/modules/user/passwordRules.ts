import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** A rule that a password chosen breaks, as the message files name it. */
type PasswordRule = 'passwordCommon' | 'passwordIsEmail';

/**
 * What speaks against a password beyond its length (decisions, "password"): being one of the 49,000 most common, or
 * the email, whole or the part before the @. Letter case makes no difference.
 * @returns undefined for a password that may be taken
 */
export function brokenPasswordRule(password: string, email: string): PasswordRule | undefined {
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.split('@')[0]) return 'passwordIsEmail';
  return common.has(lower) ? 'passwordCommon' : undefined;
}

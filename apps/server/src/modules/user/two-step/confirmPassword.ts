import type { Deps } from '../../../platform/deps.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';

/** Attempts at a logged-in user's password; a success resets them. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'confirm a password', tries: 10, seconds: 600 };

/**
 * Checks the password; an account without one passes.
 * @throws Problem VALIDATION_FAILED with the field `password`; TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  deps: Deps,
  userId: string,
  password: string | null | undefined,
): Promise<void> {
  const { password_hash: hash } = await deps.database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (hash === null) return;
  if (password === undefined || password === null || password === '')
    throw invalidFields({ password: 'required' });
  await deps.rateLimiter.take(TRIES_OF_ACCOUNT, userId);
  if (!(await deps.passwords.verify(hash, password))) throw invalidFields({ password: 'passwordRefused' });
  await deps.rateLimiter.forget(TRIES_OF_ACCOUNT, userId);
}

import type { Deps } from '../../../platform/deps.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { confirmPassword } from './confirmPassword.ts';
import { isTwoStepOn } from './isTwoStepOn.ts';
import { notReady } from './twoStepProblems.ts';
import { takeCode } from './takeCode.ts';

/** What changing the second step asks for. */
interface Confirmation {
  readonly password?: string | null | undefined;
  readonly code: string;
}

/**
 * Goes on for who knows the password and has a code, which is used up. A wrong password says nothing of the code, and
 * leaves it good.
 * @throws Problem TRANSITION_NOT_ALLOWED without a second step; VALIDATION_FAILED with the field `password` or `code`;
 * TOO_MANY_REQUESTS
 */
export async function confirmSecondStep(
  deps: Deps,
  userId: string,
  { password, code }: Confirmation,
  now: Date,
): Promise<void> {
  if (!(await isTwoStepOn(deps.database, userId))) throw notReady();
  await confirmPassword(deps, userId, password);
  if (!(await takeCode(deps, userId, code, now))) throw invalidFields({ code: 'codeWrong' });
}

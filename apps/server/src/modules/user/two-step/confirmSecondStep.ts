import type { Deps } from '../../../platform/deps.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { confirmPassword } from './confirmPassword.ts';
import { isTwoStepOn } from './isTwoStepOn.ts';
import { notReady } from './twoStepProblems.ts';
import { takeCode } from './takeCode.ts';

interface Confirmation {
  readonly password?: string | null | undefined;
  readonly code: string;
}

/**
 * Checks the password and a code, which is then used up. A wrong password reveals nothing about the code, and leaves
 * it valid.
 * @throws Problem TRANSITION_NOT_ALLOWED without two-step verification; VALIDATION_FAILED with the field `password` or
 *   `code`; TOO_MANY_REQUESTS
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

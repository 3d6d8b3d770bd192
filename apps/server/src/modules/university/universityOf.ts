import type { CurrentUser } from '../../platform/auth/authenticate.ts';
import { Problem } from '../../platform/problem/problem.ts';

/**
 * The university of the current user.
 * @throws Problem FORBIDDEN without one
 */
export function universityOf({ studentId, universityId }: CurrentUser): string {
  if (studentId === null || universityId === null) throw new Problem('FORBIDDEN');
  return universityId;
}

import type { CurrentUser } from '../../platform/auth/authenticate.ts';
import { Problem } from '../../platform/problem/problem.ts';

/**
 * The university of who asks.
 * @throws Problem FORBIDDEN for who has none
 */
export function universityOf({ studentId, universityId }: CurrentUser): string {
  if (studentId === null || universityId === null) throw new Problem('FORBIDDEN');
  return universityId;
}

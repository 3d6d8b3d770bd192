import type { CurrentUser } from '../../platform/auth/currentUser.ts';
import { Problem } from '../../platform/problem/problem.ts';

/** @throws Problem FORBIDDEN without a university */
export function universityOf({ studentId, universityId }: CurrentUser): string {
  if (studentId === null || universityId === null) throw new Problem('FORBIDDEN');
  return universityId;
}

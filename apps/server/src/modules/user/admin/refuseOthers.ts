import type { CurrentUser } from '../../../platform/auth/authenticate.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/**
 * Refuses all users but admins.
 * @throws Problem FORBIDDEN
 */
export function refuseOthers(user: CurrentUser): void {
  if (user.role !== 'ADMIN') throw new Problem('FORBIDDEN');
}

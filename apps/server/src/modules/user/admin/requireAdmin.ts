import type { CurrentUser } from '../../../platform/auth/currentUser.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** @throws Problem FORBIDDEN for a user who is not an admin */
export function requireAdmin(user: CurrentUser): void {
  if (user.role !== 'ADMIN') throw new Problem('FORBIDDEN');
}

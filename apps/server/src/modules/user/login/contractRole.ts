import type { Role } from '../../../platform/database/schema.ts';

/** A role as the contract has it; undefined for roles without screens, which cannot log in (decisions, last section). */
export function contractRole(role: Role): 'STUDENT' | 'ADMIN' | undefined {
  return role === 'STUDENT' || role === 'ADMIN' ? role : undefined;
}

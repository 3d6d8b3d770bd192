import type { Role } from '../../../platform/database/schema.ts';

/** A role of the user contract. */
type ContractRole = 'STUDENT' | 'ADMIN';

/** A role as the contract has it; undefined for those who have no screens and cannot log in (decisions, last section). */
export function contractRole(role: Role): ContractRole | undefined {
  return role === 'STUDENT' || role === 'ADMIN' ? role : undefined;
}

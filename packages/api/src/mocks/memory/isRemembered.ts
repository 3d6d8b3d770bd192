import { declarations } from '../../generated/memory.ts';

/** Whether the contract declares the effect of an operation. */
export const isRemembered = (operation: string): boolean => Object.hasOwn(declarations.operations, operation);

import { declarations } from '../../generated/memory.ts';

/** Whether the contract says what an operation does to what is remembered. */
export const isRemembered = (operation: string): boolean => Object.hasOwn(declarations.operations, operation);

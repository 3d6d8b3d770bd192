import type { ErrorCode, OperationErrors } from '@michi/api/server';
import { expectTypeOf, test } from 'vitest';
import type { PROBLEM_STATUS } from './problem.ts';

type CodeOf<Status> = {
  [Code in ErrorCode]: (typeof PROBLEM_STATUS)[Code] extends Status ? Code : never;
}[ErrorCode];

/** The operations whose contract names a code at another status than the server's. */
type Misplaced = {
  [Id in keyof OperationErrors]: {
    [Status in keyof OperationErrors[Id]]: OperationErrors[Id][Status] extends CodeOf<Status> ? never : Id;
  }[keyof OperationErrors[Id]];
}[keyof OperationErrors];

test('a code has the status at which the contracts name it', () => {
  expectTypeOf<Misplaced>().toBeNever();
});

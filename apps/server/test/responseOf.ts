import type { ResponseBody, Operation, Status } from '@michi/api/server';
import { expect } from 'vitest';
import type { TestResponse } from './testResponse.ts';

/**
 * The body of an answer as the contract types it for an operation and a status. The test fails when the answer has
 * another status, or a body that the contract does not allow or names only in part.
 * @example
 * responseOf(manifest.job.showJob, 404, answer).error
 */
export function responseOf<O extends Operation, S extends Status<O>>(
  operation: O,
  status: S,
  response: TestResponse,
): ResponseBody<O, S>;
export function responseOf(operation: Operation, status: number, response: TestResponse): unknown {
  expect(response.status, `${operation.id}: ${JSON.stringify(response.body)}`).toBe(status);
  expect(operation.responses).toHaveProperty(String(status));
  const body = operation.responses[status]?.schema?.parse(response.body);
  expect(body, `${operation.id} as its contract reads it`).toEqual(response.body ?? undefined);
  return body;
}

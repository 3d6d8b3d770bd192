import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { expect, expectTypeOf, test } from 'vitest';
import { responseOf } from './responseOf.ts';

const { showJob } = manifest.job;
const body = { error: 'NOT_FOUND', message: 'We couldn’t find this.' };
const response = (status: number, changes = {}) => ({
  status,
  headers: new Headers(),
  body: { ...body, ...changes },
});

test('gives the body as the contract types it', () => {
  const problem = responseOf(showJob, 404, response(404));
  expect(problem).toEqual(body);
  expectTypeOf(problem).toEqualTypeOf<ResponseBody<typeof showJob, 404>>();
  expectTypeOf<ResponseBody<typeof showJob, 200>['data']['job']['title']>().toEqualTypeOf<string>();
});

test.each([
  ['another status', response(422)],
  ['a code the contract does not know', response(404, { error: 'LOST' })],
  ['a field the contract does not know', response(404, { hint: 'Look elsewhere.' })],
  ['a message that is no text', response(404, { message: 404 })],
])('fails a test whose answer has %s', (_case, given) => {
  expect(() => responseOf(showJob, 404, given)).toThrow();
});

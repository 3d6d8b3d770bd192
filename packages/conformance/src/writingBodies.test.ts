import { operations } from '@michi/api/server';
import { expect, test } from 'vitest';
import { pathNames } from './parameters.ts';
import { writingBody } from './writingBodies.ts';

const withIdAndBody = operations.filter(
  (operation) => operation.method !== 'get' && operation.body !== null && pathNames(operation).length > 0,
);

test.each(withIdAndBody.map((operation) => [operation.id, operation] as const))(
  'the body sent to %s is valid, so that only the unknown id can be refused',
  async (_, operation) => {
    const body = writingBody(operation);
    const request = new Request('http://fake.test', {
      method: 'POST',
      headers: { 'Content-Type': body?.type ?? '' },
      body: body?.text ?? '',
    });
    const sent: unknown =
      operation.body?.type === 'application/json'
        ? await request.json()
        : Object.fromEntries(await request.formData());
    expect(operation.body?.schema.safeParse(sent).error?.issues).toBeUndefined();
  },
);

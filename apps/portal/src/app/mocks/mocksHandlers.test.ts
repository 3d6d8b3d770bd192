import { exampleMoment } from '@michi/api/mocks';
import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { createMocksHandlers } from './mocksHandlers.ts';
import { type MocksChoice, usualChoice as usual } from './mocksChoice.ts';

const ask = async (handlers: readonly HttpHandler[], path: string, method = 'GET'): Promise<unknown> => {
  const request = new Request(`http://michi.test/api${path}`, {
    method,
    headers: { Authorization: 'Bearer mocks' },
  });
  return (await getResponse([...handlers], request))?.json();
};

const favorite = '/seminar/seminar-favorites/0199a1c2-0000-7000-8000-000000057006';
const favorites = '/seminar/seminar-favorites';

test('mocks that remember keep what was done under the next choice, until one does not remember', async () => {
  const mocks = createMocksHandlers();
  const remembering = { ...usual, remembers: true };
  await ask(await mocks.of(remembering), favorite, 'POST');
  const count = async (choice: MocksChoice) => ask(await mocks.of(choice), favorites);
  expect(await count({ ...remembering, overrides: { listJobs: 'empty' } })).toMatchObject({
    data: { totalRecords: 2 },
  });
  expect(await count(usual)).toMatchObject({ data: { totalRecords: 1 } });
  expect(await count(remembering)).toMatchObject({ data: { totalRecords: 1 } });
});

test('an empty beginning is another one', async () => {
  const mocks = createMocksHandlers();
  await ask(await mocks.of({ ...usual, remembers: true }), favorite, 'POST');
  const empty = await mocks.of({ ...usual, remembers: true, scenario: 'empty' });
  expect(await ask(empty, favorites)).toMatchObject({ data: { totalRecords: 0 } });
});

test('the time is that of the examples, and of the memory where there is one', async () => {
  const mocks = createMocksHandlers();
  await mocks.of(usual);
  expect(mocks.now().toISOString()).toBe(new Date(exampleMoment).toISOString());
  await mocks.of({ ...usual, remembers: true });
  expect(mocks.now().getTime()).toBeGreaterThan(Date.parse(exampleMoment));
});

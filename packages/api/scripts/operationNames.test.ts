import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import { operationNames } from './operationNames.ts';

it('describes the parameters of an operation and its errors', async () => {
  const contracts = await readContracts(fileURLToPath(new URL('../../../specs', import.meta.url)));
  const operations = contracts.flatMap((contract) => contract.operations);
  const actOnJob = operations.find(({ id }) => id === 'actOnJob');
  const words = actOnJob === undefined ? '' : operationNames(actOnJob);
  expect(words).toContain('- `id` (path): Id of the requested resource.');
  expect(words).toContain('- `Idempotency-Key` (header, optional): A key of your choosing.');
  expect(words).toContain('- 404 NOT_FOUND');
  expect(words).toContain('- 409 JOB_CLOSED');
  expect(words).not.toContain('200');
});

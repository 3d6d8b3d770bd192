import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import { operationDocumentation } from './operationDocumentation.ts';

it('describes the parameters of an operation and its errors', async () => {
  const contracts = await readContracts(fileURLToPath(new URL('../../../specs', import.meta.url)));
  const operations = contracts.flatMap((contract) => contract.operations);
  const actOnJob = operations.find(({ id }) => id === 'actOnJob');
  const text = actOnJob === undefined ? '' : operationDocumentation(actOnJob);
  expect(text).toContain('- `id` (path): Id of the requested resource.');
  expect(text).toContain('- `Idempotency-Key` (header, optional): A key of your choosing.');
  expect(text).toContain('- 404 NOT_FOUND');
  expect(text).toContain('- 409 JOB_CLOSED');
  expect(text).not.toContain('200');
});

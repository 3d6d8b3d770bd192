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
  // The code of the examples, and those that the description names.
  expect(text).toMatch(/- 409 .*JOB_CLOSED JOB_FULL UNIVERSITY_DEADLINE_PASSED/);
  expect(text).not.toContain('200');
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  const unnamed = keyed.filter(
    (operation) => !operationDocumentation(operation).includes('IDEMPOTENCY_KEY_REUSED'),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

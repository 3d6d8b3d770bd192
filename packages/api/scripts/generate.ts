// Generates `src/generated` from the contracts in `specs/`: `npm run generate -w @michi/api`.
import { fileURLToPath } from 'node:url';
import { ContractError } from './contractError.ts';
import { generateSdk } from './sdk.ts';

const toPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const started = performance.now();
try {
  const contracts = await generateSdk(toPath('../../../specs'), toPath('../src/generated'));
  const count = contracts.reduce((sum, { operations }) => sum + operations.length, 0);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `generated ${count} operations of ${contracts.map(({ service }) => service).join(', ')} in ${seconds} s`,
  );
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`${error.message}\n\nNothing was generated: the SDK is as it was.`);
  process.exitCode = 1;
}

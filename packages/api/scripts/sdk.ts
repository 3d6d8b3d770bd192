import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContracts, type Contract } from './contracts.ts';
import { writeEntry } from './entries.ts';
import { writeExamples } from './examples.ts';
import { writeHooks } from './hooks.ts';
import { writeLimits } from './limits.ts';
import { writeManifest } from './manifest.ts';
import { writeMemory } from './memory.ts';
import { writeSchemas } from './schemas.ts';
import { writeServices } from './services.ts';
import { writeTypes } from './types.ts';

const writeContract = async (contract: Contract, folder: string): Promise<void> => {
  await writeTypes(contract, folder);
  await writeHooks(contract, folder);
  writeLimits(contract, folder);
  writeEntry(contract, folder);
  await writeSchemas(contract, folder);
  writeManifest(contract, folder);
  writeExamples(contract, folder);
  writeMemory(contract, folder);
};

/**
 * Generates everything from the contracts in `specs` into `target`, replacing its contents. If a contract is invalid,
 * `target` stays unchanged.
 * @throws {ContractError} if a contract is invalid
 */
export const generateSdk = async (specs: string, target: string): Promise<readonly Contract[]> => {
  const contracts = await readContracts(specs);
  // In a sibling folder, so that relative imports are right, and moved when complete.
  const draft = join(dirname(target), '.cache');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    for (const contract of contracts) await writeContract(contract, join(draft, contract.service));
    writeServices(contracts, draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return contracts;
};

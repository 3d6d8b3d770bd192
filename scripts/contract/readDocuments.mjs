import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '../../packages/api/scripts/bundle.ts';

/**
 * The contracts in a folder, each as one document.
 * @param {string} folder contains `<service>/openapi.yaml`; may be absent
 * @returns {Promise<Map<string, object>>} by service
 */
export async function readDocuments(folder) {
  if (!existsSync(folder)) return new Map();
  const services = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'openapi.yaml')))
    .toSorted();
  const documents = services.map(async (service) => [
    service,
    await bundleContract(join(folder, service, 'openapi.yaml'), false),
  ]);
  return new Map(await Promise.all(documents));
}

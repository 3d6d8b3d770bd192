import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract } from './contracts.ts';
import { writeGenerated } from './output.ts';

const isDocument = (value: Record<string, unknown>): value is Record<string, unknown> & OpenAPI3 =>
  typeof value['openapi'] === 'string' && typeof value['info'] === 'object';

/** Writes the types of a contract's paths, for the clients. */
export const writeTypes = async (contract: Contract, folder: string): Promise<void> => {
  const document = contract.document();
  if (!isDocument(document)) throw new Error(`${contract.service}: no OpenAPI document`);
  const types = await openapiTypes(document, { alphabetize: false, rootTypes: false });
  writeGenerated(join(folder, 'schema.ts'), astToString(types));
};

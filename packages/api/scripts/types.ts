import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contracts.ts';
import { writeGenerated } from './output.ts';

const isDocument = (value: Record<string, unknown>): value is Record<string, unknown> & OpenAPI3 =>
  typeof value['openapi'] === 'string' && typeof value['info'] === 'object';

const schemaPath = /^#\/components\/schemas\/(\w+)$/;

/** Writes the types of a contract's paths, for clients. Schemas refer to the types of the hooks. */
export const writeTypes = async (contract: Contract, folder: string): Promise<void> => {
  const document = contract.document();
  if (!isDocument(document)) throw new Error(`${contract.service}: no OpenAPI document`);
  const { schemas = {}, ...components } = document.components ?? {};
  const named = Object.fromEntries(
    Object.keys(schemas).map((name): [string, SchemaObject] => [name, { type: 'object' }]),
  );
  const types = await openapiTypes(
    { ...document, components: { ...components, schemas: named } },
    {
      alphabetize: false,
      rootTypes: false,
      inject: "import type * as model from './model/index.ts';\n",
      transform: (_schema, { path = '' }) => {
        const name = schemaPath.exec(path)?.[1];
        return name === undefined ? undefined : ts.factory.createTypeReferenceNode(`model.${name}`);
      },
    },
  );
  writeGenerated(join(folder, 'schema.ts'), astToString(types));
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const mark =
  '// Generated from specs/ by `npm run generate`. Do not edit: change the contract and generate again.';

/** Writes a generated file below a header, and creates its folder. */
export const writeGenerated = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${mark}\n${text}`);
};

/** Converts a value to TypeScript source. */
export const toSource = (value: unknown): string => JSON.stringify(value);

/** Capitalizes a name as the generators do for types and schemas. */
export const toPascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

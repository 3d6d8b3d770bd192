import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** First line of every generated file. */
export const mark =
  '// Generated from specs/ by `npm run generate`. Do not edit: change the contract and generate again.';

/** Writes a generated file, its folder and the mark. */
export const writeGenerated = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${mark}\n${text}`);
};

/** A value as TypeScript source. */
export const toSource = (value: unknown): string => JSON.stringify(value);

/** A name with its first letter in upper case, as the generators write type and schema names. */
export const toPascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

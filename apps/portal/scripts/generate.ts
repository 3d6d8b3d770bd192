/**
 * Declares the English translations of every namespace to i18next, which makes a key that English lacks a type error
 * (https://www.i18next.com/overview/typescript). A namespace is the folder around `locales`. That Japanese has the same keys, a
 * test sees to.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const files = globSync('**/locales/en.json', { cwd: sources })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

mkdirSync(`${sources}generated`, { recursive: true });
writeFileSync(
  `${sources}generated/i18next.d.ts`,
  `/** Made by scripts/generate.ts; disposable, never edited. */
${files.map((file, index) => `import type texts${index} from '../${file}';\n`).join('')}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
${files.map((file, index) => `      '${basename(dirname(dirname(file)))}': typeof texts${index};\n`).join('')}    };
  }
}
`,
);
console.log(`declared ${files.length} namespaces`);

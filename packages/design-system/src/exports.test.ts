import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Every source file two folders down, by name alone: nothing is loaded. */
const files = Object.keys(import.meta.glob(['./*/*.tsx', './*/*.ts']));

/** Folders that are nobody else's business. */
const privateFolders = ['private'];

const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))].filter(
  (folder) => !privateFolders.includes(folder),
);

/** `path-steps` holds `PathSteps.tsx`; the theme has no component of its own name. */
const entry = (folder: string) =>
  folder === 'theme'
    ? './src/theme/index.ts'
    : `./src/${folder}/${folder.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}.tsx`;

test('every folder is exported under its own name, and nothing else is', () => {
  expect(manifest.exports).toEqual(
    Object.fromEntries(folders.toSorted().map((folder) => [`./${folder}`, entry(folder)])),
  );
});

test('every exported file exists', () => {
  const missing = Object.values(manifest.exports).filter(
    (file) => !files.includes(file.replace('./src/', './')),
  );
  expect(missing).toEqual([]);
});

import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Every source file two folders down, by name alone: nothing is loaded. */
const files = Object.keys(import.meta.glob(['./*/*.tsx', './*/*.ts']));

/** Folders that are not exported: shared parts of components, and parts for Storybook only. */
const privateFolders = ['private', 'foundations', 'story'];

const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))].filter(
  (folder) => !privateFolders.includes(folder),
);

/** Exports that are not components. */
const others: Readonly<Record<string, string>> = {
  theme: './src/theme/index.ts',
  // Apart from the component, so that who shows a toast does not load what draws it.
  'style-nonce': './src/style-nonce/styleNonce.ts',
  'toast-store': './src/toast-store/toastStore.ts',
};

/** `path-steps` contains `PathSteps.tsx`. */
const entry = (folder: string) =>
  others[folder] ??
  `./src/${folder}/${folder.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}.tsx`;

test('every folder is exported under its own name, and nothing else is', () => {
  expect(manifest.exports).toEqual(
    Object.fromEntries([
      ['./styles.css', './dist/styles.css'],
      ['./tokens/*', './dist/tokens/*'],
      ...folders.map((folder) => [
        `./${folder}`,
        {
          '@michi/source': entry(folder),
          types: `./dist/${folder}.d.ts`,
          default: `./dist/${folder}.js`,
        },
      ]),
    ]),
  );
});

test('every exported file exists', () => {
  const missing = Object.values(manifest.exports)
    .flatMap((entries) => (typeof entries === 'string' ? [] : [entries['@michi/source']]))
    .filter((file) => !files.includes(file.replace('./src/', './')));
  expect(missing).toEqual([]);
});

test('every component that takes a ref passes it on under React 18, which keeps it out of the props', () => {
  const sources = import.meta.glob<string>(['./*/*.tsx', '!./**/*.{test,stories}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const takers = Object.entries(sources).filter(([, source]) =>
    /\bref\?: Ref<|ComponentPropsWithRef<'|ClosedProps</.test(source),
  );
  expect(takers.length).toBeGreaterThan(10);
  expect(takers.filter(([, source]) => !source.includes('forwardRef(')).map(([file]) => file)).toEqual([]);
});

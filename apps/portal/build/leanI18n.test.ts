import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanI18n } from './leanI18n.ts';

let folder = '';

beforeAll(async () => {
  // Inside the repository, where the translator is found.
  folder = await mkdtemp(join(import.meta.dirname, '.lean-'));
  await writeFile(
    join(folder, 'main.js'),
    "import { createInstance } from 'i18next'; globalThis.used = createInstance;",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const builtWith = async (plugins: Plugin[]): Promise<string> => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
};

test('builds a translator that keeps its errors and loses what it only says to developers', async () => {
  const plain = await builtWith([]);
  const lean = await builtWith([leanI18n()]);
  for (const words of ['No backend was added', 'initialized', 'No Intl support'])
    expect(plain).toContain(words);
  expect(lean).not.toContain('No backend was added');
  expect(lean).not.toMatch(/\.logger\.(warn|log|deprecate)\((?!e\))/);
  expect(lean).toContain('No Intl support');
});

test('builds a translator without formats of its own', async () => {
  expect(await builtWith([])).toContain('Intl.RelativeTimeFormat');
  expect(await builtWith([leanI18n()])).not.toContain('Intl.RelativeTimeFormat');
});

test('no words ask for a format that the translator is built without', () => {
  const files = globSync('../src/**/locales/**/*.json', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  const words = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  expect(words.flatMap((text) => text.match(/\{\{[^}]*,[^}]*\}\}/g) ?? [])).toEqual([]);
});

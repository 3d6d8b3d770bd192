import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minifiedTwice } from './minifiedTwice.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-minified-twice-'));
  await writeFile(
    join(folder, 'first.js'),
    "import('./later.js').then(({ add }) => { globalThis.sum = add(globalThis.one, 2) + '日本'; });",
  );
  await writeFile(
    join(folder, 'later.js'),
    'export const add = (one, other) => { const long = one; const longer = other; return long + longer; };',
  );
});
afterEach(() => rm(folder, { recursive: true }));

const partsWith = async (plugins: ReturnType<typeof minifiedTwice>[]) => {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: { first: join(folder, 'first.js') } } },
  });
  if (!('output' in built)) throw new Error('Nothing was built');
  return built.output.filter((file) => file.type === 'chunk');
};

test('leaves what a file says, fetches and gives to others as it was, in no more letters', async () => {
  const once = await partsWith([]);
  const twice = await partsWith([minifiedTwice()]);
  expect(twice.map(({ fileName }) => fileName)).toEqual(once.map(({ fileName }) => fileName));
  const lengthOf = (parts: typeof once) => parts.reduce((sum, { code }) => sum + code.length, 0);
  expect(lengthOf(twice)).toBeLessThanOrEqual(lengthOf(once));
  const [first, later] = twice;
  expect(first?.code).toContain(later?.fileName.replace('assets/', ''));
  expect(first?.code).toContain('日本');
  expect(later?.exports).toEqual(once[1]?.exports);
  expect(later?.code).toMatch(/export\s*\{/);
});

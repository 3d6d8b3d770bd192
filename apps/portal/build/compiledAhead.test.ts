import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledAhead, compileHint } from './compiledAhead.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-compiled-ahead-'));
  await writeFile(join(folder, 'first.js'), "import('./later.js').then(console.log);");
  await writeFile(join(folder, 'later.js'), 'export const later = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

test('the hint is the first line of the files it is meant for, and of no other', async () => {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [compiledAhead(['first'])],
    build: { write: false, rolldownOptions: { input: { first: join(folder, 'first.js') } } },
  });
  if (!('output' in built)) throw new Error('Nothing was built');
  const hinted = built.output.map((file) => [
    file.name,
    file.type === 'chunk' && file.code.startsWith(compileHint),
  ]);
  expect(Object.fromEntries(hinted)).toEqual({ first: true, later: false });
});

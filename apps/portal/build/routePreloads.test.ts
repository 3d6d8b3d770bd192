import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preloadsOf } from './routePreloads.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '.preloads-'));
  await mkdir(join(folder, 'src'));
  const files = {
    'src/main.js':
      "import './every.js'; globalThis.open = { list: () => import('./list.js'), job: () => import('./job.js') };",
    'src/every.js': "globalThis.every = 'every page';",
    'src/list.js':
      "import './every.js'; import { row } from './row.js'; import './list.css'; export const list = [row];",
    'src/job.js': "import { row } from './row.js'; export const job = { row };",
    'src/row.js': "export const row = 'what both have';",
    'src/list.css': 'li { color: red }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('names the files a route needs beside those of every page, and refuses a module the build has not', async () => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: join(folder, 'src/main.js'),
        output: { chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const files: Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset> = {};
  for (const file of outputs.flatMap(({ output }) => output)) files[file.fileName] = file;
  const { '/list': list, '/job': job } = preloadsOf(files, {
    '/list': ['src/list.js'],
    '/job': ['src/job.js'],
  });
  expect(list).toEqual({ scripts: ['/list.js', '/row.js'], styles: ['/list.css'] });
  expect(job).toEqual({ scripts: ['/job.js', '/row.js'], styles: [] });
  expect(() => preloadsOf(files, { '/nothing': ['src/nothing.js'] })).toThrow(
    'The build has no src/nothing.js',
  );
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noMocks } from './noMocks.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a page of these files for production; nothing is written. */
const buildOf = async (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [noMocks()],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  });
};

const log = (text: string) => `globalThis.seen = ${JSON.stringify(text)};`;

test.each([
  ['a mock that a screen imports', "import './mocks/start.js';", 'mocks/start.js'],
  ['a mock in a chunk of its own', "globalThis.go = () => import('./mocks/start.js');", 'mocks/start.js'],
  ['msw', "import 'msw';", 'node_modules/msw/index.js'],
  ['a library of msw', "import '@mswjs/interceptors';", 'node_modules/@mswjs/interceptors/index.js'],
  ['the examples', "import './generated/job/examples.ts';", 'generated/job/examples.ts'],
])('refuses a build with %s, naming it', async (_what, main, path) => {
  await expect(buildOf({ 'main.js': main, [path]: log('mocked') })).rejects.toThrow(path);
});

test('rejects a file that only mocks use', async () => {
  await expect(
    buildOf({
      'main.js': "import url from './mocks/words.json?url&no-inline'; globalThis.url = url;",
      'mocks/words.json': '{}',
    }),
  ).rejects.toThrow('mocks/words.json');
});

test('lets mocks pass that only the mocks mode imports', async () => {
  await expect(
    buildOf({
      'main.js': `${log('real')} if (import.meta.env.MODE === 'mocks') await import('./mocks/start.js');`,
      'mocks/start.js': log('mocked'),
    }),
  ).resolves.toBeUndefined();
});

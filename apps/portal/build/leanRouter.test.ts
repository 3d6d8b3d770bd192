import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanRouter } from './leanRouter.ts';

let folder = '';

beforeAll(async () => {
  // Inside the repository, where the router is found.
  folder = await mkdtemp(join(import.meta.dirname, '.lean-'));
  await writeFile(
    join(folder, 'main.js'),
    "import { BrowserRouter, Link } from 'react-router-dom'; globalThis.used = [BrowserRouter, Link];",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The modules of the router in a build, and their code before it is made small. */
const routerOf = async (plugins: Rolldown.Plugin[]) => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/react-router/dist/')),
    code: chunks.map(({ code }) => code).join('\n'),
  };
};

test('builds with the production files of the router, without the components nobody imports', async () => {
  const plain = await routerOf([]);
  const lean = await routerOf([leanRouter()]);
  expect(plain.code).toContain('NavLink = ');
  expect(lean.modules).not.toHaveLength(0);
  expect(lean.modules.filter((id) => !id.includes('/dist/production/'))).toEqual([]);
  expect(lean.code).not.toContain('NavLink = ');
  expect(plain.code).toContain('RenderErrorBoundary = ');
  expect(lean.code).not.toContain('RenderErrorBoundary = ');
  expect(lean.code).toContain('function BrowserRouter');
});

test('builds links that leave fetching ahead to the portal', async () => {
  const plain = await routerOf([]);
  const lean = await routerOf([leanRouter()]);
  for (const name of ['PrefetchPageLinks', 'usePrefetchBehavior', 'prefetchRef']) {
    expect(plain.code).toContain(name);
    // The name may stand in a comment.
    expect(lean.code).not.toContain(`${name}(`);
  }
  expect(lean.code).toContain('Link = ');
});

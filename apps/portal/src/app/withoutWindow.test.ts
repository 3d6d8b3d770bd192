import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));

/** The entries start the portal, its mocks and the worker, whose library knows workers alone; everything else must wait to be used. */
const starters =
  /^(app\/((main|boot\/bootScript)\.tsx?|mocks\/startMocks\.tsx)|worker\/(app-sw|serveOffline)\.ts)$|\.(test|stories)\.tsx?$|\.d\.ts$|^shared\/(test|story)\//;

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !starters.test(path),
);

test('there is no window here', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect([typeof window, typeof document, typeof localStorage]).toEqual([
    'undefined',
    'undefined',
    'undefined',
  ]);
});

test.each(modules)('%s loads without a window, so that pages can be prerendered', async (path) => {
  await expect(import(/* @vite-ignore */ join(source, path))).resolves.toBeDefined();
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from '../run/paths.mjs';
import { brotli } from './firstLoad.mjs';

/**
 * Builds the baseline of every page with the portal's own build tool, a page that shows one word with React and
 * nothing else, runs the work, and deletes it.
 * @template T
 * @param {(built: { folder: string, scripts: number }) => Promise<T>} work gets the folder of the build, and its
 *   scripts in kB as brotli
 * @returns {Promise<T>}
 */
export async function withReactBaseline(work) {
  // Inside the repository, where React is found.
  const root = await mkdtemp(inRoot('.cache', 'bench-'));
  try {
    await writeFile(join(root, 'index.html'), page);
    await writeFile(join(root, 'main.js'), script);
    await build({ root, logLevel: 'error', configFile: false });
    const folder = join(root, 'dist');
    const assets = join(folder, 'assets');
    const sizes = (await readdir(assets))
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => brotli(await readFile(join(assets, file))).length / 1000);
    const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return await work({ folder, scripts });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Michi</title>
  </head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>`;

const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'Michi'));`;

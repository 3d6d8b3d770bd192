import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { brotli } from './firstLoad.mjs';

/**
 * Serves a page and its assets from a folder, as brotli, without any other feature: the minimum of a server.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFloor(folder) {
  const read = (path) =>
    readFile(
      path.startsWith('/assets/') ? join(folder, 'assets', basename(path)) : join(folder, 'index.html'),
    ).then(brotli);
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://floor').pathname;
    read(path).then(
      (body) =>
        answer
          .writeHead(200, {
            'content-type': extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8',
            'content-encoding': 'br',
            'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
          })
          .end(body),
      () => answer.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

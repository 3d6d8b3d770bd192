import { once } from 'node:events';
import { createServer } from 'node:http';
import { visit, type Visit } from './visit.ts';

const HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Kept</title>
<p>A page that is kept</p><script>navigator.serviceWorker.register('/worker.js')</script></html>`;

/** Caches the page under a name that says whether the visit may be a second one. */
const WORKER = `addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open('michi-pages-floor').then((cache) => cache.add('/')));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/').then((kept) => kept ?? fetch(event.request)));
});`;

/** The floor of a second visit: one paragraph, kept by a service worker of five lines. */
export async function visitCachedPage(): Promise<Visit> {
  const server = createServer((asked, response) => {
    const isWorker = asked.url === '/worker.js';
    response.writeHead(200, {
      'content-type': isWorker ? 'text/javascript' : 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(isWorker ? WORKER : HTML);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The floor has no port');
  try {
    const { second } = await visit(`http://127.0.0.1:${address.port}/`, undefined, {
      cookies: [],
      origins: [],
    });
    if (second === undefined) throw new Error('The floor was visited once alone');
    return second;
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

import type { PrecacheEntry } from 'workbox-precaching';
import { openNotice, showPush } from './handlePush.ts';
import { serveOffline } from './serveOffline.ts';
import type { WorkerScope } from './workerScope.ts';

/** With the files of the build, which it puts here; none during development. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const files = self.__WB_MANIFEST;
const release = `/${files.find(({ url }) => url.startsWith('assets/index-'))?.url}`;
if (files.length > 0) serveOffline(self, files, release);

// A worker of a later release waits until no page of the old one is open, or until a page sends SKIP_WAITING. Both messages are
// those of workbox-window.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'GET_VERSION') event.ports[0]?.postMessage(release);
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification.data));
});

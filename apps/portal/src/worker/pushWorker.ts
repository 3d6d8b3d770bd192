import { openNotice, showPush } from './handlePush.ts';
import type { WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;

// A new worker is of use at once: it keeps nothing that an older page would need.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification.data));
});

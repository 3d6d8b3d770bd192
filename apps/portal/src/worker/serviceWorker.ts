import { readVersionMessage } from '../shared/portal-version/versionMessages.ts';
import { openNotice, showPush } from './handlePush.ts';
import { serveOffline, type PortalFiles } from './serveOffline.ts';
import type { WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;

/** What the build puts here. */
declare const __PORTAL_FILES__: PortalFiles;

const files = __PORTAL_FILES__;
const portal = files.shell.length > 0 ? serveOffline(files) : undefined;

// A worker of a later release waits until no page of the old one is open, or until a page says that it may.
self.addEventListener('message', (event) => {
  const message = readVersionMessage(event.data);
  if (message?.kind === 'michi-release') event.ports[0]?.postMessage(files.release);
  if (message?.kind === 'michi-take-over') void self.skipWaiting();
  if (message?.kind === 'michi-keep' && portal !== undefined) event.waitUntil(portal.keepRest());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification.data));
});

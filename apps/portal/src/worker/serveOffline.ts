import { copyResponse } from 'workbox-core';
import {
  addPlugins,
  addRoute,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { paths } from '../shared/paths.ts';
import { readVersionMessage } from '../shared/portal-version/versionMessages.ts';
import { beginnings } from './beginnings.ts';
import type { WaitingEvent, WorkerScope } from './workerScope.ts';

/** Where the page of every screen is; the same for everybody, with nothing of anybody in it. */
const page = paths.student;

/** Addresses of screens, as the router knows them; everything else is left to the network. */
const screens = [/^\/(app|student|admin|logout)(\/|\?|$)/, /^\/(\?|$)/];

/** How long a page may take before the kept one stands for it, in milliseconds. */
const patience = 5_000;

/** What the first screens of a student are made of: the page, and the files that the build gives a name to. */
const isOfFirstScreens = ({ url }: PrecacheEntry): boolean =>
  url === page.slice(1) || /^assets\/[a-z-]+-[\w-]{6,}\.(js|css)$/.test(url);

/** Every other file of the release that was asked for or kept ahead. */
const cacheName = 'michi-files';

const removeCaches = async (named: RegExp): Promise<void> => {
  const names = (await caches.keys()).filter((name) => named.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Removes the files of earlier releases. */
const removeOtherFiles = async (kept: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => !kept.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
};

/**
 * Keeps the portal's own files on the device. The first worker of a device is at work once it has those of the first screens, and
 * keeps all others when a page tells it to; a later one has all of its release before it takes over. A page that was kept comes
 * from there first, and the network's takes its place for the next time: its settings and policy are those of the last visit.
 * Every other page comes from the network; without one the page of every screen stands for it. A page keeps the policy and
 * nonce it came with: it holds no word of any student, and what it lets run is named in both together.
 * @param files what the build made; the page of every screen among them
 * @param release the path of the build's first script
 */
export const serveOffline = (self: WorkerScope, files: PrecacheEntry[], release: string): void => {
  // A page of another release names other files than those kept with it: as when a deployment is under way.
  const isOfRelease = async (response: Response): Promise<boolean> =>
    (await response.clone().text()).includes(release);
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        const isPage = new URL(request.url).pathname === page;
        return response.status === 200 && (!isPage || (await isOfRelease(response))) ? response : null;
      },
    },
  ]);
  precache(files.filter(isOfFirstScreens));
  const others = files.filter((file) => !isOfFirstScreens(file)).map(({ url }) => `/${url}`);
  const assets = new CacheFirst({ cacheName });
  const keepOthers = async (event: WaitingEvent, isOver = () => false): Promise<void> => {
    for (const request of others)
      if (!isOver()) await assets.handle({ event, request }).catch(() => undefined);
  };
  self.addEventListener('install', (event) => {
    if (self.registration.active !== null) event.waitUntil(keepOthers(event));
  });
  self.addEventListener('message', (event) => {
    // A later release cannot take over before this worker has done all it has begun.
    if (readVersionMessage(event.data)?.kind === 'michi-keep-all')
      event.waitUntil(keepOthers(event, () => self.registration.waiting !== null));
  });

  const pages = new StaleWhileRevalidate({
    cacheName: 'michi-pages',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // What was rendered ahead is sent for its bare address alone, and what follows it may be a secret of a mail.
        cacheKeyWillBeUsed: async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          return search === '' || pathname.startsWith('/student/') ? pathname : page;
        },
        // A copy names no address: what was searched for stays out of a cache that every user of the device can read.
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? copyResponse(response) : null),
        // Pages of a release that was deployed since come from the network until its own worker is at work.
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse !== undefined && (await isOfRelease(cachedResponse)) ? cachedResponse : null,
      },
    ],
  });
  self.addEventListener('install', (event) => {
    const keep = (path: string) => pages.handleAll({ event, request: new Request(path) })[1];
    event.waitUntil(Promise.allSettled(beginnings.map(keep)));
  });
  const keptPage = createHandlerBoundToURL(page);
  registerRoute(
    new NavigationRoute(
      (options) => {
        const late = new Promise((resolve) => {
          setTimeout(resolve, patience);
        }).then(() => keptPage(options));
        return Promise.race([pages.handle(options), late]).catch(() => keptPage(options));
      },
      { allowlist: screens },
    ),
  );
  // After the screens, of which the kept page's own address is one.
  addRoute();
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
  // Releases until 0.1.0 kept caches of their own.
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([removeOtherFiles(others), removeCaches(/^michi-(files|pages)-/)])),
  );
};

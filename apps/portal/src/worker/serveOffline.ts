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
import { paths } from '../shared/navigation/paths.ts';
import { precachedPaths } from './precachedPaths.ts';
import type { WorkerScope } from './workerScope.ts';

/** Where the page of every screen is; the same for everybody, with nothing of anybody in it. */
const page = paths.student;

/** Addresses of screens, as the router knows them; everything else is left to the network. */
const screens = [/^\/(app|student|admin|logout)(\/|\?|$)/, /^\/(\?|$)/];

/** How long a page may take before the kept one stands for it, in milliseconds. */
const patience = 5_000;

/** Files too large to be kept before they are asked for. */
const cacheName = 'michi-files';

const removeCaches = async (named: RegExp): Promise<void> => {
  const names = (await caches.keys()).filter((name) => named.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Keeps the portal's own files on the device, all of a release before its worker is at work. A page that was kept comes from
 * there first, and the network's takes its place for the next time: its settings and policy are those of the last visit.
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
  precache(files);

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
    event.waitUntil(Promise.allSettled(precachedPaths.map(keep)));
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
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName }),
  );
  // Their names are those of the release before. Releases until 0.1.0 kept caches of their own.
  self.addEventListener('activate', (event) => event.waitUntil(removeCaches(/^michi-files|^michi-pages-/)));
};

import { copyResponse } from 'workbox-core';
import {
  addPlugins,
  addRoute,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { paths, precachedPaths } from '../shared/navigation/paths.ts';
import type { WorkerScope } from './workerScope.ts';

/** Where the page of every screen is; the same for everybody, without personal data. */
const page = paths.student;

/** Addresses of screens, as in the router. */
const screens = [/^\/(app|student|admin|logout)(\/|\?|$)/, /^\/(\?|$)/];

/** Addresses of the server that are no page of the portal: attachments and the documentation. */
const services = [/^\/(api|docs)(\/|$)/];

/** Milliseconds until the cached page replaces a slow response. */
const networkTimeout = 5_000;

/** Cache for files that are too large for precaching. */
const cacheName = 'michi-files';

/**
 * Precaches the portal's files; a worker activates once all files of its release are cached. Cached pages are served
 * stale-while-revalidate, so settings and policy are those of the last visit. Other pages come from the network, with the page of
 * every screen as fallback. A cached page keeps its Content Security Policy and nonce, which belong together; it contains no data of
 * a student.
 * @param files the files of the build, including the page of every screen
 * @param release the path of the build's first script
 */
export const serveOffline = (self: WorkerScope, files: PrecacheEntry[], release: string): void => {
  // During a deployment, the network may return the page of another release, which references other files.
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
        // Prerendered pages are cached by path only, since a query may contain a secret from an email.
        cacheKeyWillBeUsed: async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          return search === '' || pathname.startsWith('/student/') ? pathname : page;
        },
        // The copy has no URL, so that search texts stay out of a cache that every user of the device can read. A page with the
        // facts of one job must not be stored: it would be shown for every other.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && response.headers.get('Cache-Control') !== 'no-store'
            ? copyResponse(response)
            : null,
        // Pages of a newer release come from the network until its worker is active.
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse !== undefined && (await isOfRelease(cachedResponse)) ? cachedResponse : null,
      },
    ],
  });
  self.addEventListener('install', (event) => {
    const keep = (path: string) => pages.handleAll({ event, request: new Request(path) })[1];
    event.waitUntil(Promise.allSettled(precachedPaths.map(keep)));
  });
  const fallbackPage = createHandlerBoundToURL(page);
  registerRoute(
    new NavigationRoute(
      (options) => {
        const late = new Promise((resolve) => {
          setTimeout(resolve, networkTimeout);
        }).then(() => fallbackPage(options));
        return Promise.race([pages.handle(options), late]).catch(() => fallbackPage(options));
      },
      { allowlist: screens },
    ),
  );
  // Every other address answers with a page too, which says that there is none.
  const network = new NetworkOnly();
  registerRoute(
    new NavigationRoute((options) => network.handle(options).catch(() => fallbackPage(options)), {
      denylist: [...screens, ...services],
    }),
  );
  // Registered after the screens, since the fallback page is one of them.
  addRoute();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName }),
  );
  // Removes the files of earlier releases.
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(cacheName)));
};

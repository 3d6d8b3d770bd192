import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

/** The files of one build. */
export interface PortalFiles {
  /** The path of the build's first script: its release. */
  readonly release: string;
  /** Where the page of every screen is; the same for everybody, with nothing of anybody in it. */
  readonly page: string;
  /** Where the pages are that visits begin with: as that page, and each names what its screen begins with. */
  readonly beginnings: readonly string[];
  /** What every screen begins with, the page among it: a worker has it before it is at work. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** What screens need beyond that: kept once a page says that it has nothing else to load. */
  readonly rest: readonly string[];
}

/** Addresses of screens, as the router knows them; everything else is left to the network. */
const screens = [/^\/(app|student|admin|logout)(\/|\?|$)/, /^\/(\?|$)/];

/** How long a page may take before the kept one stands for it, in seconds. */
const patienceSeconds = 5;

/** Where files are kept beyond the shell; each release has its own place. */
const restName = 'michi-files-';

/** Where the pages that visits begin with are kept; each release has its own place. */
const pagesName = 'michi-pages-';

/** How many files are fetched at a time: what the student does has the network too. */
const atATime = 4;

/** What a page asks for once it has all it needs itself. */
export interface KeptPortal {
  /** Fetches what is not kept yet. Stops without a network; the next visit goes on. */
  readonly keepRest: () => Promise<void>;
}

/**
 * Keeps the portal's own files on the device. A file whose name changes with its contents comes from there first. So does a
 * page that visits begin with, and the network's takes its place for the next time: its settings and policy are those of
 * the last visit. Every other page comes from the network; without one the kept page stands for it. A page keeps the policy
 * and nonce it came with: it holds no word of any student, and what it lets run is named in both together.
 */
export const serveOffline = ({ release, page, beginnings, shell, rest }: PortalFiles): KeptPortal => {
  const ofRelease = release.replaceAll(/\W/g, '-');
  const pagesCache = pagesName + ofRelease;
  const isOfRelease = async (response: Response): Promise<boolean> =>
    (await response.clone().text()).includes(release);

  // A page of another release names other files than those kept with it: as when a deployment is under way.
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200) return null;
        const isPage = new URL(request.url).pathname === page;
        return !isPage || (await isOfRelease(response)) ? response : null;
      },
    },
  ]);
  precache([...shell]);
  cleanupOutdatedCaches();

  const online = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });
  const keptPage = createHandlerBoundToURL(page);
  const keptFirst = new StaleWhileRevalidate({
    cacheName: pagesCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          if (await isOfRelease(response)) return response;
          // Another release has been deployed: its pages come from the network until its own worker is at work.
          await caches.delete(pagesCache);
          return null;
        },
      },
    ],
  });
  const isKept = async (path: string): Promise<boolean> =>
    (await caches.match(path, { cacheName: pagesCache, ignoreVary: true })) !== undefined;
  // What was rendered ahead is sent for its bare address alone.
  const isSamePage = ({ pathname, search }: URL): boolean =>
    search === '' || pathname.startsWith('/student/');
  const keepPage = async (path: string): Promise<void> => {
    if (await isKept(path)) return;
    const response = await fetch(path);
    if (response.ok && (await isOfRelease(response)))
      await (await caches.open(pagesCache)).put(path, response);
  };
  registerRoute(
    new NavigationRoute(
      async (options) => {
        try {
          if (isSamePage(options.url) && (await isKept(options.url.pathname)))
            return await keptFirst.handle(options);
          return await online.handle(options);
        } catch {
          return keptPage(options);
        }
      },
      { allowlist: screens },
    ),
  );

  // After the screens, of which the kept page's own address is one.
  addRoute({ cleanURLs: false, directoryIndex: '' });

  const cacheName = restName + ofRelease;
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName }),
  );
  addEventListener('activate', () => {
    const forgetOthers = async (): Promise<void> => {
      const isOther = (name: string): boolean =>
        [restName, pagesName].some((start) => name.startsWith(start) && name !== start + ofRelease);
      for (const name of await caches.keys()) if (isOther(name)) await caches.delete(name);
    };
    void forgetOthers();
  });

  return {
    keepRest: async () => {
      await Promise.allSettled(beginnings.map(keepPage));
      const cache = await caches.open(cacheName);
      const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const missing = rest.filter((path) => !known.has(path));
      const keepNext = async (): Promise<void> => {
        for (let path = missing.shift(); path !== undefined; path = missing.shift()) await cache.add(path);
      };
      await Promise.allSettled(Array.from({ length: atATime }, keepNext));
    },
  };
};

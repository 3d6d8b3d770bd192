import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The files of one build. */
export interface PortalFiles {
  /** The path of the build's first script: its release. */
  readonly release: string;
  /** Where the page of every screen is; the same for everybody, with nothing of anybody in it. */
  readonly page: string;
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

/** How many files are fetched at a time: what the student does has the network too. */
const atATime = 4;

/** What a page asks for once it has all it needs itself. */
export interface KeptPortal {
  /** Fetches what is not kept yet. Stops without a network; the next visit goes on. */
  readonly keepRest: () => Promise<void>;
}

/**
 * Keeps the portal's own files on the device. A file whose name changes with its contents comes from there first. A page
 * comes from the network, so that its settings and policy are today's; without a network the kept page stands for it, with
 * the policy and nonce it came with: it holds no word of any student, and what it lets run is named in both together.
 */
export const serveOffline = ({ release, page, shell, rest }: PortalFiles): KeptPortal => {
  // A page of another release names other files than those kept with it: as when a deployment is under way.
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200) return null;
        const isPage = new URL(request.url).pathname === page;
        return !isPage || (await response.clone().text()).includes(release) ? response : null;
      },
    },
  ]);
  precache([...shell]);
  cleanupOutdatedCaches();

  const online = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });
  const keptPage = createHandlerBoundToURL(page);
  registerRoute(
    new NavigationRoute(
      async (options) => {
        try {
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

  const cacheName = restName + release.replaceAll(/\W/g, '-');
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName }),
  );
  addEventListener('activate', () => {
    const forgetOthers = async (): Promise<void> => {
      for (const name of await caches.keys())
        if (name.startsWith(restName) && name !== cacheName) await caches.delete(name);
    };
    void forgetOthers();
  });

  return {
    keepRest: async () => {
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

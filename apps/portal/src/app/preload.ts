import { RouterContextProvider, type RouteObject, matchRoutes } from 'react-router-dom';
import { createContext } from 'react';

/**
 * Loads the file of a lazy route and runs its loader, as the router does on navigation.
 * @param address passed to the loader; null loads the file alone
 */
const loadRoute = async (route: RouteObject, address: URL | null) => {
  const { Component, loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof loader === 'function' && address !== null) {
    const { path: pattern = '' } = route;
    const context = new RouterContextProvider();
    await loader({ request: new Request(address), url: address, pattern, params: {}, context });
  }
  return { Component, loader };
};

/** Loads the code of a matched route and starts loading its data; afterwards the route is no longer lazy. */
const load = async (route: RouteObject, address: URL): Promise<string | undefined> => {
  if (route.lazy === undefined) return undefined;
  const loaded = await loadRoute(route, address);
  Object.assign(route, { ...loaded, lazy: undefined });
  return loaded.loader === undefined ? undefined : route.id;
};

/**
 * Loads the routes of an address before the router is created, so that it starts with the screen instead of a fallback
 * and hydrates prerendered markup (React Router, "Custom framework", "Lazy routes"). A route that fails to load stays
 * lazy, and the router reports it.
 * @param routes are changed
 * @returns the router's `hydrationData`: the loaders of these routes have run
 */
export const loadFirstScreen = async (routes: RouteObject[], address: URL) => {
  const loaded = await Promise.allSettled(
    (matchRoutes(routes, address.pathname) ?? []).map(({ route }) => load(route, address)),
  );
  const ids = loaded.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  return { loaderData: Object.fromEntries(ids.map((id) => [id, null])) };
};

/** Loads a screen and, by default, its data; resolves when everything has loaded or failed. */
export type Preload = (address: URL, what?: { readonly withData: boolean }) => Promise<void>;

/** Preloads the code and data of a route before a link to it is followed; does nothing for an address without a screen. */
export const createPreload =
  (routes: RouteObject[]): Preload =>
  async (address, { withData } = { withData: true }) => {
    const route = matchRoutes(routes, address.pathname)?.at(-1)?.route;
    // A failed part is loaded again, and its error shown, when the link is followed.
    if (route?.handle !== undefined) await Promise.allSettled([loadRoute(route, withData ? address : null)]);
  };

/** Preloads a screen; does nothing without a router. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());

/** Milliseconds of hover or focus that count as intent. */
const restFor = 80;

const signsOfIntent = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Target of the link that an event belongs to; undefined outside the portal. */
const destinationOf = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isOwn = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isOwn && !link.hasAttribute('download') ? new URL(link.href) : undefined;
};

/**
 * Preloads a screen after hover or focus on a link to it, or at once when the link is pressed. Does nothing offline.
 * @returns a function that stops it
 */
export const preloadOnIntent = (preload: Preload): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intended: string | undefined;
  const follow = (event: Event): void => {
    const destination = navigator.onLine ? destinationOf(event) : undefined;
    const isPressed = event.type === 'pointerdown';
    if (destination?.href === intended && !isPressed) return;
    clearTimeout(timer);
    intended = destination?.href;
    if (destination === undefined) return;
    if (isPressed) void preload(destination);
    else timer = setTimeout(() => void preload(destination), restFor);
  };
  for (const sign of signsOfIntent) document.addEventListener(sign, follow, { passive: true, signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
};

import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadRoute } from './loadRoute.ts';

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

import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadRoute } from './loadRoute.ts';

/** Starts loading the screen at an address, and resolves when all of it has loaded or failed. */
export type Preload = (address: URL, what?: { readonly withData: boolean }) => Promise<void>;

/**
 * Makes what calls the `lazy` of a route, and its loader, before a link to it is followed.
 * @param routes in which the address is looked up; where no screen is told of, nothing is loaded
 */
export const createPreload =
  (routes: RouteObject[]): Preload =>
  async (address, { withData } = { withData: true }) => {
    const route = matchRoutes(routes, address.pathname)?.at(-1)?.route;
    // A failed part is loaded again, and its error shown, when the link is followed.
    if (route?.handle !== undefined) await Promise.allSettled([loadRoute(route, withData ? address : null)]);
  };

/** Preloads a screen; does nothing without a router. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());

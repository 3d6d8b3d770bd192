import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadRoute } from './loadRoute.ts';

/** Begins to load the screen at an address, and is done when all of it is there or has failed. */
export type Preload = (address: URL, what?: { readonly withData: boolean }) => Promise<void>;

/**
 * Makes what calls the `lazy` of a route, and its loader, before a link to it is followed.
 * @param routes in which the address is looked up; where no screen is told of, nothing is loaded
 */
export const createPreload =
  (routes: RouteObject[]): Preload =>
  async (address, { withData } = { withData: true }) => {
    const route = matchRoutes(routes, address.pathname)?.at(-1)?.route;
    // What fails is loaded again when the link is followed, and told there.
    if (route?.handle !== undefined) await Promise.allSettled([loadRoute(route, withData ? address : null)]);
  };

/** Preloads a screen; does nothing where no router stands around. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());

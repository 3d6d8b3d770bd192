import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadRoute } from './loadRoute.ts';

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

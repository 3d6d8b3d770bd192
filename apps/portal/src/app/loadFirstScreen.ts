import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadRoute } from './loadRoute.ts';

/** What the router is given of the first screen. */
export interface FirstScreen {
  readonly loaderData: Record<string, null>;
}

/** Loads code and begins to load data of one matched route, which then is as if it had never been lazy. */
const load = async (route: RouteObject, address: URL): Promise<string | undefined> => {
  if (route.lazy === undefined) return undefined;
  const loaded = await loadRoute(route, address);
  Object.assign(route, { ...loaded, lazy: undefined });
  return loaded.loader === undefined ? undefined : route.id;
};

/**
 * Loads the routes of an address before the router is made, so that it begins with the screen instead of its fallback: what
 * the build has prerendered is hydrated as it stands (React Router, "Custom framework", "Lazy routes"). A route that cannot
 * be loaded stays lazy, and is told of by the router.
 * @param routes are changed
 * @returns the router's `hydrationData`: the loaders of these routes have run
 */
export const loadFirstScreen = async (routes: RouteObject[], address: URL): Promise<FirstScreen> => {
  const loaded = await Promise.allSettled(
    (matchRoutes(routes, address.pathname) ?? []).map(({ route }) => load(route, address)),
  );
  const ids = loaded.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  return { loaderData: Object.fromEntries(ids.map((id) => [id, null])) };
};

import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';

/** What the router is given of the first screen. */
export interface FirstScreen {
  readonly loaderData: Record<string, null>;
}

/** Loads code and begins to load data of one matched route, which then is as if it had never been lazy. */
const load = async (route: RouteObject, address: URL): Promise<string | undefined> => {
  const { lazy } = route;
  if (typeof lazy !== 'object') return undefined;
  const [Component, found] = await Promise.all([
    lazy.Component?.(),
    lazy.loader?.().then((loader) => {
      const { path: pattern = '' } = route;
      const context = new RouterContextProvider();
      if (typeof loader === 'function')
        void loader({ request: new Request(address), url: address, pattern, params: {}, context });
      return loader;
    }),
  ]);
  Object.assign(route, { Component, loader: found, lazy: undefined });
  return found ? route.id : undefined;
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

import { RouterContextProvider, type RouteObject } from 'react-router-dom';

/**
 * Loads the file of a lazy route and runs its loader, as the router does on navigation.
 * @param address passed to the loader; null loads the file alone
 */
export const loadRoute = async (route: RouteObject, address: URL | null) => {
  const { Component, loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof loader === 'function' && address !== null) {
    const { path: pattern = '' } = route;
    const context = new RouterContextProvider();
    await loader({ request: new Request(address), url: address, pattern, params: {}, context });
  }
  return { Component, loader };
};

import { RouterContextProvider, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of a lazy route and runs its loader, as the router does on navigation.
 * @param address passed to the loader; null loads the loader without running it
 */
export const loadRoute = async (route: RouteObject, address: URL | null) => {
  const lazy = typeof route.lazy === 'object' ? route.lazy : {};
  const loadData = async () => {
    const loader = route.loader ?? (await lazy.loader?.());
    if (typeof loader === 'function' && address !== null) {
      const { path: pattern = '' } = route;
      const context = new RouterContextProvider();
      await loader({ request: new Request(address), url: address, pattern, params: {}, context });
    }
    return loader;
  };
  const [Component, loader] = await Promise.all([lazy.Component?.(), loadData()]);
  return { Component, loader };
};

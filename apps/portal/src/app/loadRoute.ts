import { RouterContextProvider, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of a lazy route and runs its loader, as the router does when the route is entered.
 * @param address which the loader is told of; null leaves it out
 * @returns the component of the route, undefined where it is not lazy
 */
export const loadRoute = async ({ lazy, loader, path }: RouteObject, address: URL | null) => {
  const [Component] = await Promise.all([
    typeof lazy === 'object' ? lazy.Component?.() : undefined,
    typeof loader === 'function' && address !== null
      ? loader({
          request: new Request(address),
          url: address,
          pattern: path ?? '',
          params: {},
          context: new RouterContextProvider(),
        })
      : undefined,
  ]);
  return Component;
};

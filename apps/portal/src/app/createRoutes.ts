import type { matchRoutes, RouteObject } from 'react-router-dom';
import { BrokenScreen } from './screens/BrokenScreen.tsx';
import { SessionRequired } from './layouts/Access.tsx';
import { routes, type AreaRoute, type PortalRoute, type ScreenRoute } from './routes.tsx';

export type LoadNamespaces = (namespaces: readonly string[]) => Promise<void>;

/** Loaders prefetch only on entry; the screen itself requests later changes. */
const never = (): boolean => false;

/**
 * The route tree for React Router's data routers. What fails below a layout is replaced, and the layout stays.
 * @param loadNamespaces loads the translations of a screen beside its file
 */
export const createRoutes = (
  loadNamespaces: LoadNamespaces,
  tree: readonly PortalRoute[] = routes,
): RouteObject[] => {
  const convert = ({ handle, lazy, ...route }: ScreenRoute | AreaRoute) => ({
    id: route.path === undefined ? route.id : route.path,
    shouldRevalidate: never,
    lazy: async () => {
      const [{ Component, clientLoader }] = await Promise.all([
        lazy(),
        loadNamespaces(handle.namespaces ?? []),
      ]);
      return { Component, ...(clientLoader && { loader: clientLoader }) };
    },
  });
  return tree.map((route): RouteObject => {
    const children = route.children && {
      // React Router shows no boundary of a route whose own file could not be loaded.
      children: [{ ErrorBoundary: BrokenScreen, children: createRoutes(loadNamespaces, route.children) }],
    };
    return route.lazy === undefined
      ? { ...route, ...children }
      : { ...route, ...convert(route), ...children };
  });
};

export const needsSession = (matches: ReturnType<typeof matchRoutes>): boolean =>
  matches?.some(({ route }) => route.Component === SessionRequired) === true;

import { redirect, type matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { Access, ScreenHandle, ScreenRoute, TitleKey } from '../shared/navigation/screenRoute.ts';
import { paths } from '../shared/navigation/paths.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { Root } from './layouts/Root.tsx';
import { SessionRequired } from './layouts/SessionRequired.tsx';
import { VisitorsOnly } from './layouts/VisitorsOnly.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { screenRoutes } from './screenRoutes.ts';
import { SignOutScreen } from './SignOutScreen.tsx';

export type LoadNamespaces = (namespaces: readonly string[]) => Promise<void>;

/** A layout that is loaded with the first of its screens, all of which are below its path. */
interface AreaRoute extends Omit<ScreenRoute, 'handle'> {
  readonly handle: Omit<ScreenHandle, 'title'>;
  /** Redirect target of its own path. */
  readonly home: string;
}

const studentArea: AreaRoute = {
  path: paths.student,
  home: paths.dashboard,
  handle: {
    access: 'students',
    namespaces: ['app', 'labels'],
    queries: async () => (await import('./layouts/StudentArea.tsx')).studentAreaQueries,
  },
  lazy: { Component: async () => (await import('./layouts/StudentArea.tsx')).StudentArea },
};

const adminArea: AreaRoute = {
  path: paths.admin,
  home: paths.users,
  handle: { access: 'admins', namespaces: ['app', 'labels', 'admin'] },
  lazy: { Component: async () => (await import('./layouts/AdminArea.tsx')).AdminArea },
};

const redirects: Readonly<Record<string, string>> = {
  [paths.root]: paths.dashboard,
  '/app': paths.login,
  [paths.logout]: paths.signOut,
};

/** A redirect. Without an element React Router warns about an empty page. */
const leadTo = (to: string) => ({ element: null, loader: () => redirect(to) });

/**
 * Loads the loader of a screen, which prefetches its queries without awaiting them. Every route gets one: only with a
 * loader does React Router report a lazy component that fails to load.
 */
const loadLoader =
  ({ queries }: Pick<ScreenHandle, 'queries'> = {}) =>
  async (): Promise<LoaderFunction> => {
    if (queries === undefined) return () => null;
    const [{ prefetch }, found] = await Promise.all([import('../shared/navigation/prefetch.ts'), queries()]);
    return ({ request }) => {
      prefetch(found, new URL(request.url));
      return null;
    };
  };

const notFound = {
  handle: { title: 'shared:notFound.title' satisfies TitleKey },
  lazy: {
    Component: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen,
    loader: loadLoader(),
  },
};

/** Loaders prefetch only on entry; the screen itself requests later changes. */
const never = (): boolean => false;

/**
 * The route tree of the portal, for React Router's data routers.
 * @param loadNamespaces loads the translations of a screen beside its code
 */
export const createRoutes = (loadNamespaces: LoadNamespaces): RouteObject[] => {
  const toRoute = ({ path, handle, lazy }: ScreenRoute | AreaRoute) => ({
    id: path,
    path,
    handle,
    lazy: {
      Component: async () => {
        const [Component] = await Promise.all([
          lazy.Component(),
          loadNamespaces(handle.namespaces),
          handle.lazyChild?.(),
        ]);
        return Component;
      },
      loader: loadLoader(handle),
    },
    shouldRevalidate: never,
  });
  const screensFor = (wanted: Access) =>
    screenRoutes.filter(({ handle: { access } }) => access === wanted).map(toRoute);
  const toArea = (area: AreaRoute): RouteObject => ({
    ...toRoute(area),
    children: [
      { index: true, ...leadTo(area.home) },
      {
        ErrorBoundary: BrokenScreen,
        children: [...screensFor(area.handle.access), { path: `${area.path}/*`, ...notFound }],
      },
    ],
  });
  return [
    {
      Component: Root,
      HydrateFallback: LoadingScreen,
      children: [
        {
          ErrorBoundary: BrokenScreen,
          children: [
            ...Object.entries(redirects).map(([path, to]) => ({ path, ...leadTo(to) })),
            { Component: VisitorsOnly, children: screensFor('visitors') },
            {
              Component: SessionRequired,
              children: [toArea(studentArea), toArea(adminArea), ...screensFor('newAccounts')],
            },
            ...screensFor('everybody'),
            {
              path: paths.signOut,
              handle: { title: 'shared:signOut.title' satisfies TitleKey },
              Component: SignOutScreen,
            },
            { path: '*', ...notFound },
          ],
        },
      ],
    },
  ];
};

export const needsSession = (matches: ReturnType<typeof matchRoutes>): boolean =>
  matches?.some(({ route }) => route.Component === SessionRequired) === true;

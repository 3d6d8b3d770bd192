import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { adminRoutes } from '../features/admin/routes.ts';
import { accountRoutes, newAccountRoutes, visitorRoutes } from '../features/auth/routes.ts';
import { calendarRoutes } from '../features/calendar/routes.ts';
import { careerOfficeRoutes } from '../features/career-office/routes.ts';
import { chatRoutes } from '../features/chat/routes.ts';
import { companyRoutes } from '../features/companies/routes.ts';
import { courseRoutes } from '../features/courses/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { favoriteRoutes } from '../features/favorites/routes.ts';
import { helpRoutes } from '../features/help/routes.ts';
import { interviewRoutes } from '../features/interviews/routes.ts';
import { jobRoutes } from '../features/jobs/routes.ts';
import { legalRoutes } from '../features/legal/routes.ts';
import { newsRoutes } from '../features/news/routes.ts';
import { notificationRoutes } from '../features/notifications/routes.ts';
import { offerRoutes } from '../features/offers/routes.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import { resumeRoutes, sharedResumeRoutes } from '../features/resume/routes.ts';
import { seminarRoutes } from '../features/seminars/routes.ts';
import { adminSettingsRoutes, settingsRoutes } from '../features/settings/routes.ts';
import { timesheetRoutes } from '../features/timesheet/routes.ts';
import type { ScreenHandle, ScreenRoute } from '../shared/navigation/screenRoute.ts';
import { paths } from '../shared/paths.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { chatCompanyRoutes } from './chat/routes.ts';
import { favoriteDetailRoutes } from './favorites/routes.ts';
import { Root } from './layouts/Root.tsx';
import { SessionRequired } from './layouts/SessionRequired.tsx';
import { VisitorsOnly } from './layouts/VisitorsOnly.tsx';
import type { LoadWords } from './loadWords.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { SignOutScreen } from './SignOutScreen.tsx';
import { universityRoutes } from './university/routes.ts';

/** Screens in the student's area. */
export const studentRoutes: readonly ScreenRoute[] = [
  ...dashboardRoutes,
  ...companyRoutes,
  ...jobRoutes,
  ...universityRoutes,
  ...interviewRoutes,
  ...offerRoutes,
  ...timesheetRoutes,
  ...seminarRoutes,
  ...newsRoutes,
  ...favoriteRoutes,
  ...favoriteDetailRoutes,
  ...careerOfficeRoutes,
  ...courseRoutes,
  ...helpRoutes,
  ...chatRoutes,
  ...chatCompanyRoutes,
  ...calendarRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...resumeRoutes,
  ...settingsRoutes,
];

/** Screens in the area of admins. */
export const adminAreaRoutes: readonly ScreenRoute[] = [...adminRoutes, ...adminSettingsRoutes];

/** Screens open to everybody, signed in or not. */
export const openRoutes: readonly ScreenRoute[] = [...accountRoutes, ...sharedResumeRoutes, ...legalRoutes];

/** Every screen of the portal that is fetched when it is visited. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...visitorRoutes,
  ...openRoutes,
  ...newAccountRoutes,
  ...studentRoutes,
  ...adminAreaRoutes,
];

/** A layout that is fetched with the first of its screens. */
type AreaRoute = Omit<ScreenRoute, 'path'>;

/** The area of students. */
export const studentArea: AreaRoute = {
  handle: {
    words: ['app', 'labels'],
    queries: async () => (await import('./layouts/studentAreaData.ts')).studentAreaQueries,
  },
  lazy: { Component: async () => (await import('./layouts/StudentArea.tsx')).StudentArea },
};

/** The area of admins. */
export const adminArea: AreaRoute = {
  handle: { words: ['app', 'labels', 'admin'] },
  lazy: { Component: async () => (await import('./layouts/AdminArea.tsx')).AdminArea },
};

/** Addresses that lead on to another. */
const redirects: Readonly<Record<string, string>> = {
  [paths.root]: paths.dashboard,
  '/app': paths.login,
  [paths.logout]: paths.signOut,
  [paths.student]: paths.dashboard,
  [paths.admin]: paths.users,
};

/**
 * Prefetches what a screen reads first, and waits for no answer. React Router tells of a lazy component that cannot be loaded only
 * where the route has a loader too.
 */
const loaderOf =
  ({ queries }: Pick<ScreenHandle, 'queries'>): LoaderFunction =>
  async ({ request }) => {
    if (queries === undefined) return null;
    const [{ prefetch }, found] = await Promise.all([import('../shared/navigation/prefetch.ts'), queries()]);
    prefetch(found, new URL(request.url));
    return null;
  };

const notFound = {
  lazy: { Component: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen },
  loader: loaderOf({}),
};

/** A loader prefetches for the address it is entered by; what changes within it is asked for by the screen itself. */
const never = (): boolean => false;

/**
 * The route tree of the portal, for React Router's data routers.
 * @param loadWords loads the translations of a screen beside its code
 */
export const createRoutes = (loadWords: LoadWords): RouteObject[] => {
  /** What a screen and an area have alike: the component comes with its words. */
  const toLazy = ({ handle, lazy }: AreaRoute) => ({
    handle,
    lazy: {
      Component: async () => {
        const [Component] = await Promise.all([lazy.Component(), loadWords(handle.words), handle.part?.()]);
        return Component;
      },
    },
    loader: loaderOf(handle),
    shouldRevalidate: never,
  });
  const toRoute = ({ path, ...route }: ScreenRoute): RouteObject => ({ id: path, path, ...toLazy(route) });
  const toArea = (area: AreaRoute, root: string, screens: readonly ScreenRoute[]) => ({
    id: `${root} area`,
    ...toLazy(area),
    children: [
      {
        ErrorBoundary: BrokenScreen,
        children: [...screens.map(toRoute), { path: `${root}/*`, ...notFound }],
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
            ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) })),
            { Component: VisitorsOnly, children: visitorRoutes.map(toRoute) },
            {
              Component: SessionRequired,
              children: [
                toArea(studentArea, paths.student, studentRoutes),
                toArea(adminArea, paths.admin, adminAreaRoutes),
                ...newAccountRoutes.map(toRoute),
              ],
            },
            ...openRoutes.map(toRoute),
            { path: paths.signOut, Component: SignOutScreen },
            { path: '*', ...notFound },
          ],
        },
      ],
    },
  ];
};

const isWithin = (area: string, pathname: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${area}/`);

/** Whether a session is needed for an address: those of the areas, and of a new account. */
export const needsSession = (pathname: string): boolean =>
  [paths.student, paths.admin, paths.createProfile].some((area) => isWithin(area, pathname));

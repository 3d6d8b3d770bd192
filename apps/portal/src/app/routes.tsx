import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type NonIndexRouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { Root } from './layouts/Root.tsx';
import { SessionRequired, VisitorsOnly, SignOutScreen } from './layouts/Access.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import type { ScreenHandle } from './screenHandle.ts';

/** What the file of a screen or of a lazy layout exports. */
interface RouteModule {
  readonly Component: ComponentType;
  /** Prefetches the queries that are read first, without awaiting them. */
  readonly clientLoader?: LoaderFunction;
}

export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: () => Promise<RouteModule>;
  readonly Component?: never;
  readonly children?: never;
}

/** A layout that is loaded with the first of its screens. */
export interface AreaRoute {
  readonly id: string;
  readonly path?: never;
  readonly Component?: never;
  readonly handle: Omit<ScreenHandle, 'title'>;
  readonly lazy: () => Promise<RouteModule>;
  readonly children: PortalRoute[];
}

/** A layout or screen of the first load, or a redirect. */
interface EagerRoute extends Pick<
  NonIndexRouteObject,
  'path' | 'element' | 'loader' | 'Component' | 'HydrateFallback'
> {
  readonly handle?: ScreenHandle;
  readonly lazy?: never;
  readonly children?: PortalRoute[];
}

export type PortalRoute = ScreenRoute | AreaRoute | EagerRoute;

/** A redirect. Without an element React Router warns about an empty page. */
const redirectTo = (to: string) => ({ element: null, loader: () => redirect(to) });

const notFound = {
  handle: { title: 'shared:notFound.title' },
  lazy: () => import('./screens/NotFoundScreen.tsx'),
} as const;

const company = {
  handle: { title: 'companies:title', namespaces: ['companies'] },
  lazy: () => import('../features/companies/CompanyScreen.tsx'),
} as const;

const publicJobs = {
  handle: { title: 'jobs:publicJobs', namespaces: ['jobs'] },
  lazy: () => import('../features/jobs/JobsScreen.tsx'),
} as const;

const universityJobs = {
  handle: {
    title: 'jobs:universityJobs',
    namespaces: ['jobs', 'university'],
    ofUniversity: true,
  },
  lazy: () => import('../features/jobs/UniversityJobsScreen.tsx'),
} as const;

const apply = { title: 'jobs:apply.title.apply', namespaces: ['jobs', 'resume', 'careful-reading'] } as const;

const publicSeminars = {
  handle: { title: 'seminars:publicSeminars', namespaces: ['seminars'] },
  lazy: () => import('../features/seminars/SeminarsScreen.tsx'),
} as const;

const universitySeminars = {
  handle: {
    title: 'seminars:universitySeminars',
    namespaces: ['seminars', 'university'],
    ofUniversity: true,
  },
  lazy: () => import('../features/seminars/UniversitySeminarsScreen.tsx'),
} as const;

const seminarFeedback = {
  handle: { title: 'seminars:feedback.title', namespaces: ['seminars'] },
  lazy: () => import('../features/seminars/FeedbackScreen.tsx'),
} as const;

const settings = {
  handle: { title: 'settings:title', namespaces: ['settings', 'push', 'university'] },
  lazy: () => import('../features/settings/SettingsScreen.tsx'),
} as const;

const careerOffice = { namespaces: ['career-office', 'university'], ofUniversity: true } as const;

/** The screens of the portal, each below the layouts that decide who may enter. */
export const routes: PortalRoute[] = [
  {
    Component: Root,
    HydrateFallback: LoadingScreen,
    children: [
      { path: paths.root, ...redirectTo(paths.dashboard) },
      { path: '/app', ...redirectTo(paths.login) },
      { path: paths.logout, ...redirectTo(paths.signOut) },
      {
        Component: VisitorsOnly,
        children: [
          {
            path: paths.login,
            handle: { title: 'auth:login.title', namespaces: ['auth'] },
            lazy: () => import('../features/auth/LoginScreen.tsx'),
          },
          {
            path: paths.register,
            handle: { title: 'auth:register.title', namespaces: ['auth', 'person'] },
            lazy: () => import('../features/auth/RegisterScreen.tsx'),
          },
        ],
      },
      {
        path: paths.forgotPassword,
        handle: { title: 'auth:forgot.title', namespaces: ['auth'] },
        lazy: () => import('../features/auth/ForgotPasswordScreen.tsx'),
      },
      {
        path: paths.resetPassword,
        handle: { title: 'auth:newPassword.title', namespaces: ['auth'] },
        lazy: async () => ({
          Component: (await import('../features/auth/NewPasswordScreen.tsx')).ResetPasswordScreen,
        }),
      },
      {
        path: paths.createPassword,
        handle: { title: 'auth:createPassword.title', namespaces: ['auth'] },
        lazy: async () => ({
          Component: (await import('../features/auth/NewPasswordScreen.tsx')).CreatePasswordScreen,
        }),
      },
      {
        path: paths.verifyEmail,
        handle: { title: 'auth:verify.title', namespaces: ['auth'] },
        lazy: () => import('../features/auth/VerifyEmailScreen.tsx'),
      },
      {
        path: paths.publicJob,
        handle: { title: 'jobs:visitor.title', namespaces: ['jobs', 'labels'] },
        lazy: () => import('../features/jobs/PublicJobScreen.tsx'),
      },
      {
        path: paths.sharedResume,
        handle: { title: 'resume:shared.title', namespaces: ['resume', 'sharing'] },
        lazy: () => import('../features/resume/SharedResumeScreen.tsx'),
      },
      {
        path: paths.sharedAnswer,
        handle: { title: 'answers:shared.title', namespaces: ['answers', 'sharing'] },
        lazy: () => import('../features/profile/answers/SharedAnswerScreen.tsx'),
      },
      {
        path: paths.terms,
        handle: { title: 'legal:terms.title', namespaces: ['legal'] },
        lazy: async () => ({ Component: (await import('../features/legal/LegalScreen.tsx')).TermsScreen }),
      },
      {
        path: paths.privacy,
        handle: { title: 'legal:privacy.title', namespaces: ['legal'] },
        lazy: async () => ({ Component: (await import('../features/legal/LegalScreen.tsx')).PrivacyScreen }),
      },
      {
        path: paths.accessibility,
        handle: { title: 'legal:accessibility.title', namespaces: ['legal'] },
        lazy: async () => ({
          Component: (await import('../features/legal/LegalScreen.tsx')).AccessibilityScreen,
        }),
      },
      { path: paths.signOut, handle: { title: 'shared:signOut.title' }, Component: SignOutScreen },
      {
        Component: SessionRequired,
        children: [
          {
            path: paths.createProfile,
            handle: { title: 'auth:profile.title', namespaces: ['auth', 'person'] },
            lazy: () => import('../features/auth/CreateProfileScreen.tsx'),
          },
          { path: paths.student, ...redirectTo(paths.dashboard) },
          { path: paths.admin, ...redirectTo(paths.users) },
          {
            id: 'student area',
            handle: { namespaces: ['app', 'labels'] },
            lazy: () => import('./layouts/StudentArea.tsx'),
            children: [
              {
                path: paths.dashboard,
                handle: { title: 'dashboard:title', namespaces: ['dashboard'] },
                lazy: () => import('../features/dashboard/DashboardScreen.tsx'),
              },
              {
                path: paths.news,
                handle: { title: 'news:title', namespaces: ['news'] },
                lazy: () => import('../features/news/NewsScreen.tsx'),
              },

              { path: paths.publicJobs, ...publicJobs },
              { path: paths.publicJobDetails, ...publicJobs },
              {
                path: paths.publicJobApply,
                handle: apply,
                lazy: () => import('./screens/ApplyScreen.tsx'),
              },
              { path: paths.publicJobCompany, ...company },
              { path: paths.universityJobs, ...universityJobs },
              { path: paths.universityJobDetails, ...universityJobs },
              {
                path: paths.universityJobApply,
                handle: { ...apply, ofUniversity: true },
                lazy: () => import('./screens/ApplyScreen.tsx'),
              },
              { path: paths.universityJobCompany, ...company },
              {
                path: paths.application,
                handle: { title: 'applications:title', namespaces: ['applications'] },
                lazy: () => import('../features/applications/ApplicationScreen.tsx'),
              },
              {
                path: paths.interview,
                handle: { title: 'interviews:title', namespaces: ['interviews'] },
                lazy: () => import('../features/interviews/InterviewScreen.tsx'),
              },
              {
                path: paths.offerLetter,
                handle: { title: 'offers:title.UNKNOWN', namespaces: ['offers'] },
                lazy: () => import('../features/offers/OfferScreen.tsx'),
              },
              {
                path: paths.compareOffers,
                handle: { title: 'offers:compare.title', namespaces: ['offers'] },
                lazy: () => import('../features/offers/CompareOffersScreen.tsx'),
              },
              {
                path: paths.timesheet,
                handle: { title: 'timesheet:title', namespaces: ['timesheet'] },
                lazy: () => import('../features/timesheet/TimesheetScreen.tsx'),
              },

              { path: paths.publicSeminars, ...publicSeminars },
              { path: paths.publicSeminar, ...publicSeminars },
              { path: paths.publicSeminarCompany, ...company },
              { path: paths.publicSeminarFeedback, ...seminarFeedback },
              { path: paths.universitySeminars, ...universitySeminars },
              { path: paths.universitySeminar, ...universitySeminars },
              { path: paths.universitySeminarCompany, ...company },
              { path: paths.universitySeminarFeedback, ...seminarFeedback },

              {
                path: paths.careerOffice,
                handle: { ...careerOffice, title: 'career-office:title' },
                lazy: () => import('../features/career-office/CareerOfficeScreen.tsx'),
              },
              {
                path: paths.booking,
                handle: { ...careerOffice, title: 'career-office:book' },
                lazy: () => import('../features/career-office/BookingScreen.tsx'),
              },
              {
                path: paths.counsellors,
                handle: { ...careerOffice, title: 'career-office:counsellors.title' },
                lazy: () => import('../features/career-office/CounsellorsScreen.tsx'),
              },
              {
                path: paths.counsellor,
                handle: { ...careerOffice, title: 'career-office:counsellor.title' },
                lazy: () => import('../features/career-office/CounsellorScreen.tsx'),
              },
              {
                path: paths.universityProfile,
                handle: { ...careerOffice, title: 'career-office:university.title' },
                lazy: () => import('../features/career-office/UniversityProfileScreen.tsx'),
              },
              {
                path: paths.sponsors,
                handle: { ...careerOffice, title: 'career-office:sponsors.title' },
                lazy: () => import('../features/career-office/SponsorsScreen.tsx'),
              },
              { path: paths.sponsorCompany, ...company },

              {
                path: paths.profile,
                handle: { title: 'profile:title', namespaces: ['profile', 'person', 'answers'] },
                lazy: () => import('../features/profile/ProfileScreen.tsx'),
              },
              {
                path: paths.editProfile,
                handle: {
                  title: 'profile:edit.title',
                  namespaces: ['profile', 'person', 'answers', 'careful-reading', 'sharing'],
                },
                lazy: () => import('../features/profile/EditProfileScreen.tsx'),
              },
              {
                path: paths.resumes,
                handle: { title: 'resume:title', namespaces: ['resume', 'sharing'] },
                lazy: () => import('../features/resume/ResumesScreen.tsx'),
              },
              {
                path: paths.resumePreview,
                handle: { title: 'resume:preview.title', namespaces: ['resume'] },
                lazy: () => import('../features/resume/PreviewScreen.tsx'),
              },
              {
                path: paths.sentResume,
                handle: { title: 'resume:sentResume.title', namespaces: ['resume'] },
                lazy: () => import('../features/resume/SentResumeScreen.tsx'),
              },

              {
                path: paths.companies,
                handle: { title: 'companies:list.title', namespaces: ['companies'] },
                lazy: () => import('../features/companies/CompaniesScreen.tsx'),
              },
              { path: paths.listedCompany, ...company },
              {
                path: paths.viewedProfile,
                handle: { title: 'companies:list.viewed', namespaces: ['companies'] },
                lazy: () => import('../features/companies/CompaniesScreen.tsx'),
              },
              { path: paths.viewedProfileCompany, ...company },

              {
                path: paths.favorites,
                handle: { title: 'favorites:title', namespaces: ['favorites'] },
                lazy: () => import('../features/favorites/FavoritesScreen.tsx'),
              },
              {
                path: paths.favoriteJob,
                handle: { title: 'favorites:job', namespaces: ['favorites', 'jobs'] },
                lazy: () => import('./screens/FavoriteJobScreen.tsx'),
              },
              {
                path: paths.favoriteSeminar,
                handle: { title: 'favorites:seminar', namespaces: ['favorites', 'seminars'] },
                lazy: () => import('./screens/FavoriteSeminarScreen.tsx'),
              },
              { path: paths.favoriteCompany, ...company },

              {
                path: paths.courses,
                handle: { title: 'courses:title', namespaces: ['courses'] },
                lazy: () => import('../features/courses/CoursesScreen.tsx'),
              },
              {
                path: paths.chat,
                handle: { title: 'chat:title', namespaces: ['chat'] },
                lazy: () => import('../features/chat/ChatScreen.tsx'),
              },
              {
                path: paths.chatCompany,
                handle: { title: 'chat:company.title', namespaces: ['chat', 'companies'] },
                lazy: () => import('./screens/ChatCompanyScreen.tsx'),
              },
              {
                path: paths.calendar,
                handle: { title: 'calendar:title', namespaces: ['calendar'] },
                lazy: () => import('../features/calendar/CalendarScreen.tsx'),
              },
              {
                path: paths.notifications,
                handle: { title: 'notifications:title', namespaces: ['notifications', 'push'] },
                lazy: () => import('../features/notifications/NotificationsScreen.tsx'),
              },
              {
                path: paths.help,
                handle: { title: 'help:title', namespaces: ['help'] },
                lazy: () => import('../features/help/HelpScreen.tsx'),
              },
              { path: paths.settings, ...settings },
              { path: `${paths.student}/*`, ...notFound },
            ],
          },
          {
            id: 'admin area',
            handle: { namespaces: ['app', 'labels', 'admin'] },
            lazy: () => import('./layouts/AdminArea.tsx'),
            children: [
              {
                path: paths.users,
                handle: { title: 'admin:users.title', namespaces: ['admin', 'person'] },
                lazy: () => import('../features/admin/UsersScreen.tsx'),
              },
              {
                path: paths.importUsers,
                handle: { title: 'admin:import.title', namespaces: ['admin'] },
                lazy: () => import('../features/admin/ImportScreen.tsx'),
              },
              {
                path: paths.auditLog,
                handle: { title: 'admin:audit.title', namespaces: ['admin'] },
                lazy: () => import('../features/admin/AuditScreen.tsx'),
              },
              { path: paths.adminSettings, ...settings },
              { path: `${paths.admin}/*`, ...notFound },
            ],
          },
        ],
      },
      { path: '*', ...notFound },
    ],
  },
];

const withChildren = (tree: readonly PortalRoute[]): readonly PortalRoute[] =>
  tree.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

/** Every screen with a file of its own. */
export const screens: readonly ScreenRoute[] = withChildren(routes).filter(
  (route): route is ScreenRoute => route.lazy !== undefined && route.path?.endsWith('*') === false,
);

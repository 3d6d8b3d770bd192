import type { i18n } from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWords } from '../shared/i18n/loadWords.ts';
import { paths } from '../shared/paths.ts';

/** A screen whose code and words are fetched together, when it is first visited. */
export interface LazyScreen {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Begins to fetch it ahead of time. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Names every screen once, with the translations it needs.
 * @param translator loads the words
 * @param wordsLoaded when the translator is ready to
 */
export const createScreens = (translator: i18n, wordsLoaded: Promise<void>) => {
  const screen = (namespaces: readonly string[], load: () => Promise<ComponentType>): LazyScreen => {
    let loading: Promise<{ readonly default: ComponentType }> | undefined;
    const fetchAll = async () => {
      const words = wordsLoaded.then(() => loadWords(translator, translator.language, namespaces));
      const [Component] = await Promise.all([load(), words]);
      return { default: Component };
    };
    const preload = () => (loading ??= fetchAll());
    return { Component: lazy(preload), preload };
  };
  return {
    login: screen(['auth'], async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
    register: screen(
      ['auth'],
      async () => (await import('../features/auth/RegisterScreen.tsx')).RegisterScreen,
    ),
    forgotPassword: screen(
      ['auth'],
      async () => (await import('../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    ),
    resetPassword: screen(
      ['auth'],
      async () => (await import('../features/auth/NewPasswordScreen.tsx')).ResetPasswordScreen,
    ),
    createPassword: screen(
      ['auth'],
      async () => (await import('../features/auth/NewPasswordScreen.tsx')).CreatePasswordScreen,
    ),
    verifyEmail: screen(
      ['auth'],
      async () => (await import('../features/auth/VerifyEmailScreen.tsx')).VerifyEmailScreen,
    ),
    createProfile: screen(
      ['auth'],
      async () => (await import('../features/auth/CreateProfileScreen.tsx')).CreateProfileScreen,
    ),
    signOut: screen(['auth'], async () => (await import('../features/auth/SignOutScreen.tsx')).SignOutScreen),
    studentArea: screen(
      ['app', 'labels'],
      async () => (await import('./layouts/StudentArea.tsx')).StudentArea,
    ),
    dashboard: screen(
      ['dashboard'],
      async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
    jobs: screen(['jobs'], async () => (await import('../features/jobs/JobsScreen.tsx')).JobsScreen),
    companies: screen(
      ['companies'],
      async () => (await import('../features/companies/CompaniesScreen.tsx')).CompaniesScreen,
    ),
    company: screen(
      ['companies'],
      async () => (await import('../features/companies/CompanyScreen.tsx')).CompanyScreen,
    ),
    interview: screen(
      ['interviews'],
      async () => (await import('../features/interviews/InterviewScreen.tsx')).InterviewScreen,
    ),
    offer: screen(['offers'], async () => (await import('../features/offers/OfferScreen.tsx')).OfferScreen),
    timesheet: screen(
      ['timesheet'],
      async () => (await import('../features/timesheet/TimesheetScreen.tsx')).TimesheetScreen,
    ),
    seminars: screen(
      ['seminars'],
      async () => (await import('../features/seminars/SeminarsScreen.tsx')).SeminarsScreen,
    ),
    seminarFeedback: screen(
      ['seminars'],
      async () => (await import('../features/seminars/FeedbackScreen.tsx')).FeedbackScreen,
    ),
    news: screen(['news'], async () => (await import('../features/news/NewsScreen.tsx')).NewsScreen),
    favorites: screen(
      ['favorites'],
      async () => (await import('../features/favorites/FavoritesScreen.tsx')).FavoritesScreen,
    ),
    favoriteJob: screen(
      ['favorites', 'jobs'],
      async () => (await import('./favorites/FavoriteJobScreen.tsx')).FavoriteJobScreen,
    ),
    favoriteSeminar: screen(
      ['favorites', 'seminars'],
      async () => (await import('./favorites/FavoriteSeminarScreen.tsx')).FavoriteSeminarScreen,
    ),
    calendar: screen(
      ['calendar'],
      async () => (await import('../features/calendar/CalendarScreen.tsx')).CalendarScreen,
    ),
    notifications: screen(
      ['notifications', 'push'],
      async () => (await import('../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
    profile: screen(
      ['profile'],
      async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
    ),
    editProfile: screen(
      ['profile'],
      async () => (await import('../features/profile/EditProfileScreen.tsx')).EditProfileScreen,
    ),
    resumes: screen(
      ['resume'],
      async () => (await import('../features/resume/ResumesScreen.tsx')).ResumesScreen,
    ),
    resumePreview: screen(
      ['resume'],
      async () => (await import('../features/resume/PreviewScreen.tsx')).PreviewScreen,
    ),
    sharedResume: screen(
      ['resume'],
      async () => (await import('../features/resume/SharedResumeScreen.tsx')).SharedResumeScreen,
    ),
    settings: screen(
      ['settings', 'push'],
      async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
    ),
    notFound: screen([], async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
  } satisfies Record<string, LazyScreen>;
};

/** Every screen of the portal by name. */
export type Screens = ReturnType<typeof createScreens>;

/** The screen of each place in the student's area. */
export const studentScreens = {
  [paths.dashboard]: 'dashboard',
  [paths.companies]: 'companies',
  [paths.viewedProfile]: 'companies',
  [paths.publicJobs]: 'jobs',
  [paths.publicJobDetails]: 'jobs',
  [paths.publicJobCompany]: 'company',
  [paths.universityJobs]: 'jobs',
  [paths.universityJobDetails]: 'jobs',
  [paths.universityJobCompany]: 'company',
  [paths.interview]: 'interview',
  [paths.offerLetter]: 'offer',
  [paths.timesheet]: 'timesheet',
  [paths.publicSeminars]: 'seminars',
  [paths.publicSeminar]: 'seminars',
  [paths.publicSeminarCompany]: 'company',
  [paths.publicSeminarFeedback]: 'seminarFeedback',
  [paths.universitySeminars]: 'seminars',
  [paths.universitySeminar]: 'seminars',
  [paths.universitySeminarCompany]: 'company',
  [paths.universitySeminarFeedback]: 'seminarFeedback',
  [paths.news]: 'news',
  [paths.favorites]: 'favorites',
  [paths.favoriteJob]: 'favoriteJob',
  [paths.favoriteSeminar]: 'favoriteSeminar',
  [paths.favoriteCompany]: 'company',
  [paths.calendar]: 'calendar',
  [paths.notifications]: 'notifications',
  [paths.profile]: 'profile',
  [paths.editProfile]: 'editProfile',
  [paths.resumes]: 'resumes',
  [paths.resumePreview]: 'resumePreview',
  [paths.settings]: 'settings',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/** The screens that are open to everybody, signed in or not, by place. */
export const openScreens = {
  [paths.forgotPassword]: 'forgotPassword',
  [paths.resetPassword]: 'resetPassword',
  [paths.createPassword]: 'createPassword',
  [paths.verifyEmail]: 'verifyEmail',
  [paths.sharedResume]: 'sharedResume',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/** What an address shows at first. */
const screensAt = (pathname: string, isSignedIn: boolean): readonly (keyof Screens)[] => {
  const open: Readonly<Record<string, keyof Screens>> = openScreens;
  const ofStudent: Readonly<Record<string, keyof Screens>> = studentScreens;
  const openScreen = open[pathname];
  if (openScreen !== undefined) return [openScreen];
  if (isSignedIn && pathname === paths.createProfile) return ['createProfile'];
  if (isSignedIn) return ['studentArea', ofStudent[pathname] ?? 'dashboard'];
  return [pathname === paths.register ? 'register' : 'login'];
};

/**
 * Begins to fetch everything an address needs at once, instead of one part after another.
 * @param isSignedIn without a session every place of a student leads to the login page
 */
export const preloadFor = (screens: Screens, pathname: string, isSignedIn: boolean): void => {
  // A failure shows where the screen would be.
  for (const name of screensAt(pathname, isSignedIn)) screens[name].preload().catch(() => undefined);
};

import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadWords } from '../shared/i18n/loadWords.ts';
import { paths } from '../shared/paths.ts';
import type { LaterScreens } from './laterScreens.ts';
import { createLazyScreen, type LazyScreen } from './lazyScreen.ts';
import { SignOutScreen } from './SignOutScreen.tsx';

/**
 * Names every screen once, with the translations it needs.
 * @param translator loads the words
 * @param wordsLoaded when the translator is ready to
 */
export const createScreens = (translator: i18n, wordsLoaded: Promise<void>) => {
  const screen = (namespaces: readonly string[], load: () => Promise<ComponentType>): LazyScreen =>
    createLazyScreen(namespaces, async () => {
      const words = wordsLoaded.then(() => loadWords(translator, translator.language, namespaces));
      const [Component] = await Promise.all([load(), words]);
      return Component;
    });
  /** One that few visits begin with: where its parts are is told by a file of its own, which no other screen waits for. */
  const later = (namespaces: readonly string[], name: keyof LaterScreens) =>
    screen(namespaces, async () => (await import('./laterScreens.ts')).laterScreens[name]());
  return {
    login: screen(['auth'], async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
    register: screen(
      ['auth'],
      async () => (await import('../features/auth/RegisterScreen.tsx')).RegisterScreen,
    ),
    forgotPassword: later(['auth'], 'forgotPassword'),
    resetPassword: later(['auth'], 'resetPassword'),
    createPassword: later(['auth'], 'createPassword'),
    verifyEmail: later(['auth'], 'verifyEmail'),
    createProfile: later(['auth'], 'createProfile'),
    terms: later(['legal'], 'terms'),
    privacy: later(['legal'], 'privacy'),
    accessibility: later(['legal'], 'accessibility'),
    signOut: screen([], () => Promise.resolve(SignOutScreen)),
    studentArea: screen(
      ['app', 'labels'],
      async () => (await import('./layouts/StudentArea.tsx')).StudentArea,
    ),
    dashboard: screen(
      ['dashboard'],
      async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
    jobs: screen(['jobs'], async () => (await import('../features/jobs/JobsScreen.tsx')).JobsScreen),
    universityJobs: later(['jobs', 'university'], 'universityJobs'),
    companies: later(['companies'], 'companies'),
    company: later(['companies'], 'company'),
    interview: later(['interviews'], 'interview'),
    offer: later(['offers'], 'offer'),
    timesheet: later(['timesheet'], 'timesheet'),
    seminars: screen(
      ['seminars'],
      async () => (await import('../features/seminars/SeminarsScreen.tsx')).SeminarsScreen,
    ),
    universitySeminars: later(['seminars', 'university'], 'universitySeminars'),
    seminarFeedback: later(['seminars'], 'seminarFeedback'),
    news: later(['news'], 'news'),
    favorites: screen(
      ['favorites'],
      async () => (await import('../features/favorites/FavoritesScreen.tsx')).FavoritesScreen,
    ),
    favoriteJob: later(['favorites', 'jobs'], 'favoriteJob'),
    favoriteSeminar: later(['favorites', 'seminars'], 'favoriteSeminar'),
    careerOffice: later(['career-office', 'university'], 'careerOffice'),
    booking: later(['career-office', 'university'], 'booking'),
    counsellors: later(['career-office', 'university'], 'counsellors'),
    counsellor: later(['career-office', 'university'], 'counsellor'),
    universityProfile: later(['career-office', 'university'], 'universityProfile'),
    sponsors: later(['career-office', 'university'], 'sponsors'),
    courses: later(['courses'], 'courses'),
    help: later(['help'], 'help'),
    chat: screen(['chat'], async () => (await import('../features/chat/ChatScreen.tsx')).ChatScreen),
    chatCompany: later(['chat', 'companies'], 'chatCompany'),
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
    editProfile: later(['profile'], 'editProfile'),
    resumes: later(['resume'], 'resumes'),
    resumePreview: later(['resume'], 'resumePreview'),
    sharedResume: later(['resume'], 'sharedResume'),
    settings: later(['settings', 'push', 'university'], 'settings'),
    adminArea: later(['app', 'labels', 'admin'], 'adminArea'),
    users: later(['admin'], 'users'),
    importUsers: later(['admin'], 'importUsers'),
    auditLog: later(['admin'], 'auditLog'),
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
  [paths.universityJobs]: 'universityJobs',
  [paths.universityJobDetails]: 'universityJobs',
  [paths.universityJobCompany]: 'company',
  [paths.interview]: 'interview',
  [paths.offerLetter]: 'offer',
  [paths.timesheet]: 'timesheet',
  [paths.publicSeminars]: 'seminars',
  [paths.publicSeminar]: 'seminars',
  [paths.publicSeminarCompany]: 'company',
  [paths.publicSeminarFeedback]: 'seminarFeedback',
  [paths.universitySeminars]: 'universitySeminars',
  [paths.universitySeminar]: 'universitySeminars',
  [paths.universitySeminarCompany]: 'company',
  [paths.universitySeminarFeedback]: 'seminarFeedback',
  [paths.news]: 'news',
  [paths.favorites]: 'favorites',
  [paths.favoriteJob]: 'favoriteJob',
  [paths.favoriteSeminar]: 'favoriteSeminar',
  [paths.favoriteCompany]: 'company',
  [paths.careerOffice]: 'careerOffice',
  [paths.booking]: 'booking',
  [paths.counsellors]: 'counsellors',
  [paths.counsellor]: 'counsellor',
  [paths.universityProfile]: 'universityProfile',
  [paths.sponsors]: 'sponsors',
  [paths.sponsorCompany]: 'company',
  [paths.courses]: 'courses',
  [paths.chat]: 'chat',
  [paths.chatCompany]: 'chatCompany',
  [paths.calendar]: 'calendar',
  [paths.notifications]: 'notifications',
  [paths.profile]: 'profile',
  [paths.editProfile]: 'editProfile',
  [paths.resumes]: 'resumes',
  [paths.resumePreview]: 'resumePreview',
  [paths.help]: 'help',
  [paths.settings]: 'settings',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/** The screen of each place in the area of admins. */
export const adminScreens = {
  [paths.users]: 'users',
  [paths.importUsers]: 'importUsers',
  [paths.auditLog]: 'auditLog',
  [paths.adminSettings]: 'settings',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/** The screens that are open to everybody, signed in or not, by place. */
export const openScreens = {
  [paths.forgotPassword]: 'forgotPassword',
  [paths.resetPassword]: 'resetPassword',
  [paths.createPassword]: 'createPassword',
  [paths.verifyEmail]: 'verifyEmail',
  [paths.sharedResume]: 'sharedResume',
  [paths.terms]: 'terms',
  [paths.privacy]: 'privacy',
  [paths.accessibility]: 'accessibility',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/** An address as tables hold it: the case of its letters and its last slash say nothing. */
export const placeIn = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/**
 * The screen that a table gives to an address; undefined where it gives none. Addresses name one place each and hold no
 * parameters, so that finding one is looking it up: ranking sixty patterns anew at each change of address took a slow phone
 * 25 ms.
 */
export const screenAt = (
  table: Readonly<Record<string, keyof Screens>>,
  pathname: string,
): keyof Screens | undefined => table[placeIn(pathname)];

/** Addresses that only lead on to another. */
const waysOn: Readonly<Record<string, string>> = {
  [paths.root]: paths.dashboard,
  '/app': paths.login,
  [paths.logout]: paths.signOut,
  [paths.student]: paths.dashboard,
  [paths.admin]: paths.users,
};

/** Where an address only leads on to; undefined where something stands. */
export const wayOnFrom = (pathname: string): string | undefined => waysOn[placeIn(pathname)];

/** Whether a place is an area or one of those within it. */
export const isWithin = (area: string, place: string): boolean =>
  place === area || place.startsWith(`${area}/`);

/** What an address shows at first, as `PortalRoutes` draws it. */
export const screensAt = (pathname: string, isSignedIn: boolean): readonly (keyof Screens)[] => {
  const place = placeIn(wayOnFrom(pathname) ?? pathname);
  const isOfStudents = isWithin(paths.student, place);
  const isOfAdmins = isWithin(paths.admin, place);
  if (!isSignedIn && (isOfStudents || isOfAdmins || place === paths.createProfile)) return ['login'];
  if (isOfStudents) return ['studentArea', screenAt(studentScreens, place) ?? 'notFound'];
  if (isOfAdmins) return ['adminArea', screenAt(adminScreens, place) ?? 'notFound'];
  switch (place) {
    case paths.login:
    case paths.register:
      if (isSignedIn) return screensAt(paths.dashboard, true);
      return [place === paths.login ? 'login' : 'register'];
    case paths.createProfile:
      return ['createProfile'];
    case paths.signOut:
      return ['signOut'];
    default:
      return [screenAt(openScreens, place) ?? 'notFound'];
  }
};

/** Parts that a screen shows at some of its places and does without elsewhere, by name. */
const parts = {
  jobPanel: async () => (await import('../features/jobs/components/AwaitedJobPanel.tsx')).jobPanel.preload(),
};

const partsAt: Readonly<Record<string, keyof typeof parts>> = {
  [paths.publicJobDetails]: 'jobPanel',
  [paths.universityJobDetails]: 'jobPanel',
};

/** The part that a place shows at first beside its screen; undefined where it shows none. */
export const partAt = (pathname: string): keyof typeof parts | undefined => partsAt[placeIn(pathname)];

/**
 * Fetches everything an address needs at once, instead of one part after another, and is done when all of it is there or
 * has failed.
 * @param isSignedIn without a session every place of a student leads to the login page
 */
export const preloadFor = async (screens: Screens, pathname: string, isSignedIn: boolean): Promise<void> => {
  // A failure shows where the screen would be.
  const shown = screensAt(pathname, isSignedIn).map((name) => screens[name].preload());
  const part = isSignedIn ? partAt(pathname) : undefined;
  await Promise.allSettled([...shown, part && parts[part]()]);
};

/**
 * Whether one path shows another screen than the path before, or another tab of it, of which nothing has to be waited for. Any
 * other change within a screen is none: what is typed there goes on meanwhile.
 */
export const isAtHand = (
  screens: Screens,
  from: string,
  to: string,
  { isSignedIn, isByTab }: { readonly isSignedIn: boolean; readonly isByTab: boolean },
): boolean => {
  const [before, after] = [from, to].map((pathname) => screensAt(pathname, isSignedIn));
  const isSameScreen = before?.join() === after?.join();
  return isSameScreen ? isByTab : (after ?? []).every((name) => screens[name].isAtHand());
};

/** The parts of the portal whose words a student reads first at an address, those of every screen among them. */
export const firstWordsAt = (screens: Screens, pathname: string): readonly string[] => [
  ...new Set(['shared', ...screensAt(pathname, true).flatMap((name) => screens[name].namespaces)]),
];

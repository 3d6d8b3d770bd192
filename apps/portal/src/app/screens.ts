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
    company: screen(
      ['companies'],
      async () => (await import('../features/companies/CompanyScreen.tsx')).CompanyScreen,
    ),
    notFound: screen([], async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
  } satisfies Record<string, LazyScreen>;
};

/** Every screen of the portal by name. */
export type Screens = ReturnType<typeof createScreens>;

/** The screen of each place in the student's area. */
export const studentScreens = {
  [paths.dashboard]: 'dashboard',
  [paths.publicJobs]: 'jobs',
  [paths.publicJobDetails]: 'jobs',
  [paths.publicJobCompany]: 'company',
  [paths.universityJobs]: 'jobs',
  [paths.universityJobDetails]: 'jobs',
  [paths.universityJobCompany]: 'company',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], keyof Screens>>;

/**
 * Begins to fetch everything an address needs at once, instead of one part after another.
 * @param isSignedIn without a session every place of a student leads to the login page
 */
export const preloadFor = (screens: Screens, pathname: string, isSignedIn: boolean): void => {
  const places: Readonly<Record<string, keyof Screens>> = { [paths.register]: 'register', ...studentScreens };
  const place = places[pathname];
  const names: readonly (keyof Screens)[] = isSignedIn
    ? ['studentArea', place ?? 'dashboard']
    : [place === 'register' ? place : 'login'];
  // A failure shows where the screen would be.
  for (const name of names) screens[name].preload().catch(() => undefined);
};

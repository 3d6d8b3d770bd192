import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** Screens for who is not signed in. */
export const visitorRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
  },
  {
    path: paths.register,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./RegisterScreen.tsx')).RegisterScreen },
  },
];

/** Screens of passwords and addresses, open to everybody. */
export const accountRoutes: readonly ScreenRoute[] = [
  {
    path: paths.forgotPassword,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen },
  },
  {
    path: paths.resetPassword,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).ResetPasswordScreen },
  },
  {
    path: paths.createPassword,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).CreatePasswordScreen },
  },
  {
    path: paths.verifyEmail,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen },
  },
];

/** The screen of a new account, which has a session and no profile yet. */
export const newAccountRoutes: readonly ScreenRoute[] = [
  {
    path: paths.createProfile,
    handle: { words: ['auth'] },
    lazy: { Component: async () => (await import('./CreateProfileScreen.tsx')).CreateProfileScreen },
  },
];

import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** Login, registration, passwords, the check of an address, and the screen of a new account, which has no profile yet. */
export const authRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login,
    handle: { words: ['auth'], access: 'visitors', prerendered: 'login' },
    lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
  },
  {
    path: paths.register,
    handle: { words: ['auth', 'person'], access: 'visitors', prerendered: 'register' },
    lazy: { Component: async () => (await import('./RegisterScreen.tsx')).RegisterScreen },
  },
  {
    path: paths.forgotPassword,
    handle: { words: ['auth'], access: 'everybody', prerendered: 'forgot' },
    lazy: { Component: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen },
  },
  {
    path: paths.resetPassword,
    handle: { words: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).ResetPasswordScreen },
  },
  {
    path: paths.createPassword,
    handle: { words: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).CreatePasswordScreen },
  },
  {
    path: paths.verifyEmail,
    handle: { words: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen },
  },
  {
    path: paths.createProfile,
    handle: { words: ['auth', 'person'], access: 'newAccounts' },
    lazy: { Component: async () => (await import('./CreateProfileScreen.tsx')).CreateProfileScreen },
  },
];

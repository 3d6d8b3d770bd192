import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const authRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login,
    handle: { title: 'auth:login.title', namespaces: ['auth'], access: 'visitors' },
    lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
  },
  {
    path: paths.register,
    handle: {
      title: 'auth:register.title',
      namespaces: ['auth', 'person'],
      access: 'visitors',
    },
    lazy: { Component: async () => (await import('./RegisterScreen.tsx')).RegisterScreen },
  },
  {
    path: paths.forgotPassword,
    handle: { title: 'auth:forgot.title', namespaces: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen },
  },
  {
    path: paths.resetPassword,
    handle: { title: 'auth:newPassword.title', namespaces: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).ResetPasswordScreen },
  },
  {
    path: paths.createPassword,
    handle: { title: 'auth:createPassword.title', namespaces: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./NewPasswordScreen.tsx')).CreatePasswordScreen },
  },
  {
    path: paths.verifyEmail,
    handle: { title: 'auth:verify.title', namespaces: ['auth'], access: 'everybody' },
    lazy: { Component: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen },
  },
  {
    path: paths.createProfile,
    handle: { title: 'auth:profile.title', namespaces: ['auth', 'person'], access: 'newAccounts' },
    lazy: { Component: async () => (await import('./CreateProfileScreen.tsx')).CreateProfileScreen },
  },
];

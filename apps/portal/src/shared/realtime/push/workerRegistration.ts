import { workerPath } from './workerPath.ts';

/** Address of the service worker; the development server has its own, a module. */
export const workerUrl = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : workerPath;

export const workerOptions = {
  scope: '/',
  updateViaCache: 'none',
  type: import.meta.env.DEV ? 'module' : 'classic',
} as const satisfies RegistrationOptions;

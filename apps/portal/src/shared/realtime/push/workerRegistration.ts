import { workerPath } from './workerPath.ts';

/** The address the service worker is registered with; the development server has its own. */
export const workerUrl = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : workerPath;

/** How it is registered. The development server makes a module. */
export const workerOptions = {
  scope: '/',
  updateViaCache: 'none',
  type: import.meta.env.DEV ? 'module' : 'classic',
} as const satisfies RegistrationOptions;

/** Where the service worker of a build is served: at the root, so that its scope is the whole portal. */
export const workerPath = '/app-sw.js';

/** The address it is registered with; the development server has its own. */
export const workerUrl = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : workerPath;

/** How it is registered. The development server makes a module. */
export const workerOptions = {
  scope: '/',
  updateViaCache: 'none',
  type: import.meta.env.DEV ? 'module' : 'classic',
} as const satisfies RegistrationOptions;

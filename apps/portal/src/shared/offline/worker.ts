/** At the root, so that the scope is the whole portal. */
export const workerPath = '/app-sw.js';

/** Address of the service worker; the development server has its own, a module. */
export const workerUrl = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : workerPath;

export const workerOptions = {
  scope: '/',
  updateViaCache: 'none',
  type: import.meta.env.DEV ? 'module' : 'classic',
} as const satisfies RegistrationOptions;

/** Whether there is a worker to register: not in development, and not on an insecure page. */
export const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether the portal's service worker, not that of the mocks, controls the page: then its files are precached. */
export const isWorkerControlled = (): boolean => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return worker !== null && new URL(worker.scriptURL).pathname === workerPath;
};

/** The release of a page: the path of its first script, whose name changes with every build. */
export const releaseOf = (page: Document): string => {
  const address = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return address === undefined ? '' : new URL(address).pathname;
};

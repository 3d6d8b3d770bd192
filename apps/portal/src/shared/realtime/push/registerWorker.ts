import { workerPath } from './workerPath.ts';

/** Registers the portal's worker. During development it is a module, made as it is asked for. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : workerPath, {
    scope: '/',
    updateViaCache: 'none',
    type: import.meta.env.DEV ? 'module' : 'classic',
  });

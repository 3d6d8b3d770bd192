import { workerPath } from '../../realtime/push/workerPath.ts';

/**
 * Whether the portal's own service worker controls this page, as on every visit but the first: its files are
 * precached, and queries may be persisted. The service worker of the mocks does not count.
 */
export const isWorkerControlled = (): boolean => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return worker !== null && new URL(worker.scriptURL).pathname === workerPath;
};

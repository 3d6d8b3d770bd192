import { workerPath } from '../../realtime/push/workerPath.ts';

/** Whether the portal's service worker, not that of the mocks, controls the page: then its files are precached. */
export const isWorkerControlled = (): boolean => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return worker !== null && new URL(worker.scriptURL).pathname === workerPath;
};

import { workerPath } from '../push/workerPath.ts';

/**
 * Whether the portal's own worker answers for this page, as in every visit but the first: its files are on the device, and
 * answers may be. A worker of mocks is another.
 */
export const isReturning = (): boolean => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return worker !== null && new URL(worker.scriptURL).pathname === workerPath;
};

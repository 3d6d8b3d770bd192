/** At the root, so that the scope is the whole portal. */
export const workerPath = '/app-sw.js';

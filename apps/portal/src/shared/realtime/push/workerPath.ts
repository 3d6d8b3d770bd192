/** Where the portal's worker is served; from the root, so that every place of the portal is its own. */
export const workerPath = '/app-sw.js';

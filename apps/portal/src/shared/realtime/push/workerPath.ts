/** Where the service worker of a build is served: at the root, so that its scope is the whole portal. */
export const workerPath = '/app-sw.js';

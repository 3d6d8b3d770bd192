import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const routerFile = /[/\\]node_modules[/\\]react-router[/\\]dist[/\\](development|production)[/\\]/;

/** A name for the developer tools: setting it keeps a component in the build that nobody uses. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** The same for what a component reads of the router's server components, of which there are none. */
const contextType = /^\w+\.contextType = RSCRouterContext;$/gm;

/** What the router says to developers in the console; its errors stay. */
const advice = /(?<!function )\bwarning\(/g;

/** Components made by a call, which a bundler keeps unless it is told that the call does nothing else. */
const madeComponent = /= (React\d*\.(?:forwardRef|memo)\()/g;

/** The code of a router's module, with what nobody imports of it free to go. */
export const withoutTies = (code: string): string =>
  code
    .replaceAll(displayName, '')
    .replaceAll(contextType, '')
    .replaceAll(advice, '/* @__PURE__ */ $&')
    .replaceAll(madeComponent, '= /* @__PURE__ */ $1');

/** What `Link` watches to fetch ahead, which only routes of the router's own framework can be. */
const prefetch = /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g;
const prefetchedRef = /mergeRefs\(forwardedRef, prefetchRef\)/g;
const isPrefetched = /\bshouldPrefetch && !isAbsolute(?= \?)/g;

/** The code of a router's module whose links fetch nothing ahead: the portal's own intent does (`usePrefetchOnIntent`). */
export const withoutPrefetch = (code: string): string =>
  code
    .replaceAll(prefetch, '[false, null, {}]')
    .replaceAll(prefetchedRef, 'forwardedRef')
    .replaceAll(isPrefetched, 'false');

/**
 * Builds with the router's production files, which its package has but leads no bundler to, without the components that
 * nobody imports and without the framework's way of fetching ahead, which every link would pay for.
 */
export const leanRouter = (): Plugin => ({
  name: 'michi:lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !routerFile.test(found.id)) return found;
      const id = found.id.replace(routerFile, (path) => path.replace('development', 'production'));
      return existsSync(id) ? { ...found, id } : found;
    },
  },
  transform: {
    filter: { id: routerFile },
    handler: (code) => ({ code: withoutPrefetch(withoutTies(code)), map: null }),
  },
});

import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const routerFile = /[/\\]node_modules[/\\]react-router[/\\]dist[/\\](development|production)[/\\]/;

/** A name for the developer tools: setting it keeps a component in the build that nobody uses. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** Components made by a call, which a bundler keeps unless it is told that the call does nothing else. */
const madeComponent = /= (React\d*\.(?:forwardRef|memo)\()/g;

/** The code of a router's module, with what nobody imports of it free to go. */
export const withoutTies = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(madeComponent, '= /* @__PURE__ */ $1');

/**
 * Builds with the router's production files, which its package has but leads no bundler to, and without the components
 * that nobody imports.
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
    handler: (code) => ({ code: withoutTies(code), map: null }),
  },
});

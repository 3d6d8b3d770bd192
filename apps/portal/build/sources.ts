import { relative } from 'node:path';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, createServerModuleRunner } from 'vite';

/** The portal's own modules, run while it is built. */
export interface Sources {
  /** What a module of the portal, such as `/src/app/App.tsx`, exports. */
  readonly load: (path: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The files that export a value, below the portal's folder: `src/features/jobs/JobsScreen.tsx`. */
  readonly filesOf: (exported: unknown) => readonly string[];
  readonly close: () => Promise<void>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Opens the sources below a folder. @param root the portal's */
export async function openSources(root: string): Promise<Sources> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    plugins: [workspaceSources(), vanillaExtractPlugin()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(vite.environments.ssr);
  return {
    load: (path) => runner.import(path),
    filesOf: (exported) =>
      [...runner.evaluatedModules.idToModuleMap.values()]
        .filter(({ exports }) => isObject(exports) && Object.values(exports).includes(exported))
        .map(({ file }) => relative(root, file)),
    close: async () => {
      await runner.close();
      await vite.close();
    },
  };
}

import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';

/** The portal's own modules, run while it is built. */
export interface Sources {
  /** What a module of the portal, such as `/src/app/App.tsx`, exports. */
  readonly load: (path: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
}

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
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() };
}

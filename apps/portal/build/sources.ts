import { relative } from 'node:path';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, createServerModuleRunner } from 'vite';

/** Returns the files that export a value, relative to the portal's folder. */
export type FilesOf = (exported: unknown) => readonly string[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Calls a function of the portal's own modules during the build.
 * @param root the portal's folder
 * @param path of the module, such as `/src/app/routeModules.ts`; the function has the file's name
 * @param read called with the function's result
 */
export async function callSource<Result>(
  root: string,
  path: string,
  read: (returned: unknown, filesOf: FilesOf) => Result,
): Promise<Result> {
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
  try {
    const exports: Readonly<Record<string, unknown>> = await runner.import(path);
    const called = exports[/(\w+)\.tsx?$/.exec(path)?.[1] ?? ''];
    if (typeof called !== 'function') throw new TypeError(`${path} exports no function of its name`);
    return read(await Reflect.apply(called, undefined, []), (exported) =>
      [...runner.evaluatedModules.idToModuleMap.values()]
        .filter((module) => isObject(module.exports) && Object.values(module.exports).includes(exported))
        .map(({ file }) => relative(root, file)),
    );
  } finally {
    await runner.close();
    await vite.close();
  }
}
